# Builds the screens with all build tools. The image that runs contains none of them.
FROM node:24-bookworm-slim AS derleme
WORKDIR /urun
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/demo/package.json packages/demo/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY scripts scripts
RUN npm ci --omit=dev --include=optional
COPY packages packages
# The build puts the guide into the screens.
COPY docs/kullanim.md docs/
COPY docs/img/kullanim docs/img/kullanim
RUN node node_modules/vite/bin/vite.js build packages/web

FROM node:24-bookworm-slim
WORKDIR /urun
COPY package.json package-lock.json ./
COPY packages/core/package.json packages/core/
COPY packages/demo/package.json packages/demo/
COPY packages/sandbox/package.json packages/sandbox/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY scripts scripts
# Only the server's packages. The native part of argon2 is an optional package.
RUN npm ci --workspace packages/server --omit=dev --include=optional && npm cache clean --force
COPY packages/core packages/core
COPY packages/demo packages/demo
COPY packages/sandbox packages/sandbox
COPY packages/server packages/server
COPY --from=derleme /urun/packages/web/dist packages/web/dist

# The database is elsewhere: replacing a container also removes its files.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DEMO=0 PAROLA_POLITIKA=asvs
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "--initial-old-space-size=128", "--max-semi-space-size=16", "packages/server/src/server.ts"]
