# Everything is built in the first stage; the second carries what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ pkg-config libcairo2-dev libpango1.0-dev libjpeg62-turbo-dev libgif-dev \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
COPY src/tools/setup.mjs src/tools/setup.mjs
COPY prisma prisma
COPY src src
COPY commands commands
COPY assets assets
COPY tsconfig.json ./
RUN node src/tools/setup.mjs && npm prune --omit=dev --ignore-scripts && mkdir data

FROM node:22-bookworm-slim
# Without a token an image does not open the sandbox by itself: see compose.sandbox.yaml.
ENV NODE_ENV=production SANDBOX=off
WORKDIR /app
# What the compiled canvas needs while it runs.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 tini \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /app/data
# Whether it is at work and connected to Discord, by what it notes in the database every twenty seconds.
HEALTHCHECK --interval=1m --timeout=20s --start-period=1m --retries=3 CMD ["node", "--import", "tsx", "src/tools/db.ts", "health"]
ENTRYPOINT ["tini", "--"]
# No set-up here: it was done when the image was built. tini hands signals on, so that a stop ends cleanly.
CMD ["node", "--import", "tsx", "src/main.ts"]
