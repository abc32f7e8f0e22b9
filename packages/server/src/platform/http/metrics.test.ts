import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postaYaz } from '../posta/queries.ts';
import { type TestServer, testBolumu, testServer } from '../../testing/product.ts';

const ANAHTAR = 'an-honest-key-of-thirty-letters';
let s: TestServer;
beforeAll(async () => {
  s = await testServer({
    ortam: { METRIK_ANAHTARI: ANAHTAR },
    disk: { sinir: 1000, bos: () => 12_345, dolu: () => false, stop: () => undefined },
  });
});
afterAll(() => s?.kapat());

const olcumler = async (anahtar = ANAHTAR) => {
  const yanit = await fetch(`${s.url}/metrics`, { headers: { authorization: `Bearer ${anahtar}` } });
  return { status: yanit.status, metin: await yanit.text() };
};

test('refuses a wrong key, and has no such address without a configured key', async () => {
  expect((await olcumler(`${ANAHTAR}x`)).status).toBe(401);
  expect((await fetch(`${s.url}/metrics`)).status).toBe(401);
  const yalin = await testServer();
  try {
    expect((await fetch(`${yalin.url}/metrics`, { headers: { authorization: `Bearer ${ANAHTAR}` } })).status).toBe(404);
  } finally {
    await yalin.kapat();
  }
});

test('counts calls by route and class, refused breaks, mails, jobs, streams and space, and names nobody', async () => {
  const bolum = await testBolumu(s, { diger: 1 });
  const [ali, veli] = [await bolum.kisi('ali'), await bolum.kisi('veli')];
  expect(await ali.durum(646)).toMatchObject({ durum: true });
  expect(await veli.durum(646)).toMatchObject({ durum: false });
  await s.call(oturum.usertemaguncelle, { tur: 'MenuTur', userId: ali.Id, deger: 'slim' }, veli.token);
  await fetch(`${s.url}/api/takvim/${'x'.repeat(43)}.ics`);
  await postaYaz(s.db, { alici: 'a@b.com', konu: 'k', metin: 'm', simdi: s.saat.simdi });
  const bitis = new Date(s.saat.simdi.getTime() - 3_600_000);
  await s.db.insertInto('kuyruk').values({ tur: 'saklama', anahtar: '', vakit: s.saat.simdi, bitis }).execute();
  const verilemeyen = { tur: 'posta', anahtar: '0', durum: 'olmadi', vakit: bitis, bitis } as const;
  await s.db.insertInto('kuyruk').values(verilemeyen).execute();

  const { status, metin } = await olcumler();
  expect(status).toBe(200);
  const sure = `http_request_duration_seconds_count`;
  for (const satir of [
    `${sure}{method="POST",route="/api${mola.moladurumGuncelle.path}",status="2xx"} 2`,
    `${sure}{method="POST",route="/api${oturum.usertemaguncelle.path}",status="4xx"} 1`,
    `${sure}{method="GET",route="/api/takvim/:dosya",status="4xx"} 1`,
    'masabasi_break_limit_refusals_total 1',
    `masabasi_refusals_total{route="/api${mola.moladurumGuncelle.path}"} 1`,
    'masabasi_mails{state="waiting"} 1',
    'masabasi_job_age_seconds{job="saklama"} 3600',
    // The mail and the daily work are due.
    'masabasi_jobs{state="waiting"} 2',
    'masabasi_jobs{state="running"} 0',
    'masabasi_jobs{state="failed"} 1',
    'masabasi_event_stream_clients 0',
    'masabasi_disk_free_bytes 12345',
    'masabasi_disk_writes_stopped 0',
    'masabasi_db_up 1',
    'masabasi_db_pool_connections{state="waiting"} 0',
  ])
    expect(metin.split('\n')).toContain(satir);
  for (const ad of [
    'masabasi_db_pool_connections{state="waiting"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(metin).toContain(`\n${ad} `);
  // Without a copy there is no line, because neither zero nor "not a number" would be right.
  expect(metin).not.toMatch(/^masabasi_backup_age_seconds /m);
  expect(metin).not.toMatch(/ nan$/im);
  expect(metin).not.toMatch(/\b(ali|veli)\d|x{43}|a@b/);
});
