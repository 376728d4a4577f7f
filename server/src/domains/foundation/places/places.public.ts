export { findCityEntries, retireCity, saveCityEntry } from './city-catalogue.operations.ts';
