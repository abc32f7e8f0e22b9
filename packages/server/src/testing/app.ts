import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { TestServer } from './product.ts';

/** Another application with the test's database and clock, which does not listen. */
export const uygulama = (s: TestServer, o: Partial<AppOptions> = {}): Promise<FastifyInstance> =>
  buildApp({
    db: s.db,
    pool: s.pool,
    config: readConfig({ LOG_LEVEL: 'silent', DEMO: '0' }),
    listenUrl: s.databaseUrl,
    webDir: null,
    strict: true,
    saat: () => new Date(s.saat.simdi),
    ...o,
  });

/** The same with a minimal built client. */
export async function sayfaliUygulama(
  s: TestServer,
  ortam: Readonly<Record<string, string>> = {},
): Promise<{ app: FastifyInstance; kapat: () => Promise<void> }> {
  const webDir = mkdtempSync(join(tmpdir(), 'masabasi-web-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><html><head><title>Masabaşı</title></head></html>');
  writeFileSync(join(webDir, 'assets', 'a.js'), '0;');
  writeFileSync(join(webDir, 'favicon.svg'), '<svg/>');
  const app = await uygulama(s, { webDir, config: readConfig({ LOG_LEVEL: 'silent', DEMO: '0', ...ortam }) });
  return {
    app,
    async kapat() {
      await app.close();
      rmSync(webDir, { recursive: true });
    },
  };
}
