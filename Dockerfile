# `npm run deploy:check` takes these steps without a container engine, so that they stay true.
FROM node:24.21.0-bookworm-slim AS panel
WORKDIR /app
COPY . .
RUN npm ci --include=dev --loglevel=error
RUN npm run build

FROM node:24.21.0-bookworm-slim AS product
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --workspace server --workspace contract --loglevel=error
COPY --from=panel /app/panel/dist panel/dist
ENV NODE_ENV=production
ENV DATA_DIR=/data
# Memory of decoded pictures is given back at once.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_TRIM_THRESHOLD_=131072
ENV MALLOC_MMAP_THRESHOLD_=131072
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000 3026
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A quarter of the memory for short-lived values that Node would take on a large machine; it collects them more often.
CMD ["node", "--max-semi-space-size=16", "server/src/main.ts"]
