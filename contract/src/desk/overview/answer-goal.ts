/** What the marketplace promises itself: so many of a hundred requests answered within so many working hours. */
export const ANSWER_GOAL = { percent: 80, hours: 4 } as const;
