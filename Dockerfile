# Everything is built in the first stage; the second carries what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ pkg-config libcairo2-dev libpango1.0-dev libjpeg62-turbo-dev libgif-dev \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY prisma prisma
COPY src src
COPY commands commands
COPY assets assets
COPY tsconfig.json tsconfig.build.json ./
# Optional ones are what others might want of developers' packages.
RUN node src/tools/setup.mjs --compiled && npm prune --omit=dev --omit=optional --ignore-scripts && mkdir data

FROM node:22-bookworm-slim
# Without a token an image does not open the sandbox by itself: see compose.sandbox.yaml.
ENV NODE_ENV=production SANDBOX=off
WORKDIR /app
# What the compiled canvas needs while it runs, and what copies a PostgreSQL database: no server later than its version 15.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 postgresql-client tini \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build --chown=node:node /app/package.json /app/package-lock.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/dist dist
COPY --from=build --chown=node:node /app/data data
# For `npm start` and `npm run -s db`, which find everything made.
COPY --from=build --chown=node:node /app/src/tools/setup.mjs /app/src/tools/start.mjs src/tools/
USER node
VOLUME /app/data
# Whether it is at work and connected to Discord, by what it notes in the database every twenty seconds.
HEALTHCHECK --interval=1m --timeout=20s --start-period=1m --retries=3 CMD ["node", "dist/src/tools/db.js", "health"]
ENTRYPOINT ["tini", "--"]
# No set-up here: it was done when the image was built. tini hands signals on, so that a stop ends cleanly.
# As `npm start` does: see src/tools/start.mjs.
ENV MALLOC_ARENA_MAX=1
CMD ["node", "--max-semi-space-size=2", "dist/src/main.js"]
