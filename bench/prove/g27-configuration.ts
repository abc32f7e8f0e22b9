import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goal } from './goal.ts';
import { COMMAND, freePort, temporaryFolder } from './server.ts';

/** Wrong configurations: each ends the start at once with one line that names the setting. */
const LIMIT_MS = 2000;
const OUTSIDE = { NODE_ENV: 'production', HOST: '0.0.0.0', DEMO: '0' };
const SMTP = { SMTP_HOST: 'posta.ornek.example', SMTP_FROM: 'masabasi@ornek.example' };

await goal(
  'G27',
  'a wrong configuration ends the start within two seconds with one line that names it',
  async ({ after }) => {
    const folder = temporaryFolder({ after });
    const file = join(folder, 'dosya');
    writeFileSync(file, '');
    const closed = await freePort();
    const wrong: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['PORT', { PORT: '70000' }],
      ['PORT', { PORT: 'http' }],
      ['HOST', { HOST: 'iki kelime' }],
      ['HOST', { HOST: '192.0.2.1' }],
      ['DATA_DIR', { DATA_DIR: file }],
      ['DATA_DIR', { DATA_DIR: join(file, 'veri') }],
      ['DATABASE_URL', { DATABASE_URL: 'mysql://u:gizli@db/m' }],
      ['DATABASE_URL', { DATABASE_URL: `postgres://u:gizli@127.0.0.1:${closed}/m` }],
      ['DATABASE_URL', { ...OUTSIDE, DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1/m' }],
      ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://u:gizli@127.0.0.1/m' }],
      ['YEDEK_DIR', { YEDEK_DIR: '/yedek', DATABASE_URL: 'postgres://u:gizli@127.0.0.1/m' }],
      ['DEMO', { ...OUTSIDE, DEMO: '1' }],
      ['DEMO', { DEMO: 'evet' }],
      ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
      ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
      ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
      ['PUBLIC_URL', { PUBLIC_URL: 'masabasi.ornek.example' }],
      ['SMTP_PASSWORD', { ...SMTP, SMTP_USER: 'u' }],
      ['METRIK_ANAHTARI', { METRIK_ANAHTARI: 'gizli' }],
      ['METRIK_ANAHTARI_FILE', { METRIK_ANAHTARI: 'gizli', METRIK_ANAHTARI_FILE: file }],
      ['DATABASE_URL_FILE', { DATABASE_URL_FILE: join(folder, 'yok') }],
      ['DATABASE_URL_FILE', { DATABASE_URL_FILE: file }],
      ['DISK_SINIRI', { DISK_SINIRI: '256MB' }],
      ['DOSYA_SINIRI', { DOSYA_SINIRI: '20GB' }],
      ['CLAMD_ADRES', { CLAMD_ADRES: 'clamav' }],
      ['S3_SECRET', { S3_ENDPOINT: 'https://s3.ornek.example', S3_BUCKET: 'dosya', S3_KEY: 'anahtar' }],
    ];
    const figures = { configurations: wrong.length, started: 0, unclear: 0, told_a_secret: 0, slow: 0, longest_ms: 0 };
    for (const [name, env] of wrong) {
      const begun = performance.now();
      let said = '';
      const child = spawn(process.execPath, COMMAND, {
        env: {
          PATH: process.env['PATH'],
          PROVE_BREAK: process.env['PROVE_BREAK'],
          DATA_DIR: join(folder, 'veri'),
          PORT: String(closed),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (d: Buffer) => (said += d.toString()));
      const alarm = setTimeout(() => child.kill('SIGKILL'), 15_000);
      const code = await new Promise<number | null>((done) => child.once('close', done));
      clearTimeout(alarm);
      const took = performance.now() - begun;
      const lines = said.trim().split('\n');
      const clear = lines.length === 1 && new RegExp(`^Masabaşı başlatılamadı: .*\\b${name}\\b`).test(lines[0]!);
      if (code === 0 || code === null) figures.started++;
      if (!clear) figures.unclear++;
      if (said.includes('gizli')) figures.told_a_secret++;
      if (took > LIMIT_MS) figures.slow++;
      if (!clear || took > LIMIT_MS)
        console.log(`${name} ${JSON.stringify(env)} ${Math.round(took)} ms: ${said.trim()}`);
      figures.longest_ms = Math.max(figures.longest_ms, Math.round(took));
    }
    const { started, unclear, told_a_secret, slow } = figures;
    return { pass: started + unclear + told_a_secret + slow === 0, figures };
  },
);
