import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { call } from './calls.ts';
import { families, reference } from './clock-cases.ts';
import { SMALL } from './company.ts';
import { goal, type Run } from './goal.ts';
import { companyDatabase, serverOn } from './running.ts';
import type { Server } from './server.ts';
import { type Somebody, type World, until, world } from './world.ts';

/**
 * The same answers in every zone of the server's machine: the rules against PostgreSQL's own, and the running product
 * around a New Year's midnight and while its clock jumps an hour forward and back.
 */
const ZONES = ['UTC', 'Europe/Istanbul', 'America/New_York', 'Pacific/Kiritimati'] as const;
const CASES = 2000;
const BREAKING = new URL('./breaking.ts', import.meta.url).href;
const ANSWERS = fileURLToPath(new URL('./clock-answers.ts', import.meta.url));
/** Six seconds before 2027 in Istanbul. */
const EVE = Date.parse('2026-12-31T20:59:54Z');
const DESK = 651;
const TEA = 646;

/** The library that gives a process another clock. Installed if the machine allows it. */
function clockLibrary(): string {
  const find = () =>
    ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
      .map((d) => join(d, 'faketime'))
      .filter((d) => existsSync(d))
      .flatMap((d) => readdirSync(d).map((file) => join(d, file)))
      .find((file) => file.includes('libfaketimeMT.so'));
  if (find() === undefined) spawnSync('apt-get', ['install', '-y', 'faketime'], { stdio: 'ignore', timeout: 120_000 });
  const found = find();
  if (found === undefined)
    throw new Error('faketime is missing and could not be installed: apt-get install -y faketime');
  return found;
}

async function rules(w: World, run: Run) {
  const all = Object.values(families(run, CASES)).flat();
  const expected = await reference(w.connection.pool, all);
  const figures = { families: all.length / CASES, cases: CASES, zones: ZONES.length, differences: 0, negative: 0 };
  for (const TZ of ZONES) {
    const { stdout } = spawnSync(process.execPath, ['--import', BREAKING, ANSWERS], {
      input: JSON.stringify(all),
      env: { ...process.env, TZ },
      maxBuffer: 2 ** 28,
    });
    const answers = JSON.parse(stdout.toString()) as unknown[];
    for (const [i, answer] of answers.entries()) {
      if (!isDeepStrictEqual(answer, expected[i])) {
        if (figures.differences++ < 5) console.log(TZ, JSON.stringify([all[i], answer, expected[i]]));
      }
      if (all[i]!.kind === 'breaks' && (answer as unknown[]).some((n) => typeof n === 'number' && n < 0))
        figures.negative++;
    }
  }
  return figures;
}

/** Compares the answers of several servers to the same questions about past days. */
async function sameAnswers(w: World, urls: readonly string[], { below }: Run, count: number) {
  const figures = { questions: count, other_answers: 0 };
  const people = await w.sql<{ id: number }>(`select id from kisi where kullanici_adi like 'yuk%'`);
  const token = w.boss.token;
  const ask = [
    (u: string, d: string, id: number) =>
      call(u, mola.moladetay, { userId: id, tarih: d, tarih2: gunEkle(d, 300) }, { token }),
    (u: string, d: string) => call(u, izin.izinHesapla, { Tur: 280, Baslangic: d, Bitis: gunEkle(d, 9) }, { token }),
    (u: string, _: string, id: number) => call(u, izin.personelizinlist, { UserId: id }, { token }),
    (u: string, d: string) => call(u, talep.izinTakvimi, { ay: d.slice(0, 7) }, { token }),
    (u: string, d: string, id: number) => call(u, mola.molaHesapla, { userId: id, tarih: d }, { token }),
    (u: string, d: string) =>
      call(u, izin.izinHesapla, { Tur: 280, Baslangic: `${d}T22:30:00Z`, Bitis: gunEkle(d, 4) }, { token }),
  ];
  for (let i = 0; i < count; i++) {
    const question = ask[i % ask.length]!;
    const day = i % 2 ? w.day(-below(60)) : gunEkle('2012-01-01', below(5 * 365));
    const { id } = people[below(people.length)]!;
    const answers = await Promise.all(
      urls.map(async (u) => ({ ...(await question(u, day, id)).body, sunucuZamani: undefined })),
    );
    if (!answers.every((a) => isDeepStrictEqual(a, answers[0]))) figures.other_answers++;
  }
  return figures;
}

/** A person's way over midnight on one server: no figure below zero, and all of it on the day when the shift began. */
async function overMidnight(w: World, s: Server, who: Somebody) {
  const bad = { negative: 0, misplaced: 0 };
  const ask = { token: who.token };
  const change = async (moladurum: number) => {
    const { body } = await call(s.url, mola.moladurumGuncelle, { userid: who.id, moladurum }, ask);
    if (!body.durum) throw new Error(body.msg);
    if (body.molasure < 0 || body.KapaliSaniye < 0 || (body.mola2?.Sure ?? 0) < 0) bad.negative++;
  };
  const now = async () => (await call(s.url, oturum.userbilgi, {}, ask)).body.data.sunucuZamani;
  const read = (tarih: string) => call(s.url, mola.moladetay, { userId: who.id, tarih, tarih2: tarih }, ask);
  await change(DESK);
  await change(TEA);
  await until(async () => Date.parse(await now()) >= Date.parse('2026-12-31T21:00:02Z'), 'midnight');
  await change(DESK);
  await change(TEA);
  const [eve, day] = [(await read('2026-12-31')).body, (await read('2027-01-01')).body];
  if (!eve.durum || !day.durum) throw new Error('no records');
  if (eve.molasure < 0 || eve.molalist.some((m) => m.Sure < 0)) bad.negative++;
  if (eve.molalist.length !== 5) bad.misplaced++;
  // The next day has no shift of its own. It shows the night shift that reaches into it, and no part of that shift
  // became its own.
  const ids = (list: readonly { readonly Id: number }[]) => list.map((m) => m.Id);
  if (!isDeepStrictEqual(ids(day.molalist), ids(eve.molalist))) bad.misplaced++;
  const shifts = await w.sql<{ gun: string }>(
    'select distinct g.gun::text as gun from mola m join mesai g on g.id = m.mesai_id where m.kisi_id = $1',
    [who.id],
  );
  if (!isDeepStrictEqual(shifts, [{ gun: '2026-12-31' }])) bad.misplaced++;
  const crossed = eve.molalist.find((m) => m.Mola_Durum_Id === TEA && m.Bitis_Zamani !== null);
  if (!(Date.parse(crossed?.Baslama_Zamani ?? '') < Date.parse('2026-12-31T21:00:00Z'))) bad.misplaced++;
  return bad;
}

/** The clock of a running server jumps an hour forward and an hour back while a person changes status. */
async function stepped(w: World, s: Server, clock: string, who: Somebody) {
  const bad = { negative: 0, refused: 0 };
  const ask = { token: who.token };
  for (const offset of ['+0', '+1h', '+0', '-1h', '+0']) {
    writeFileSync(clock, offset);
    await wait(150);
    for (const moladurum of [DESK, TEA, DESK, TEA]) {
      const { status, body } = await call(s.url, mola.moladurumGuncelle, { userid: who.id, moladurum }, ask);
      if (status !== 200) bad.refused++;
      if (body.durum && (body.molasure < 0 || body.KapaliSaniye < 0 || (body.mola2?.Sure ?? 0) < 0)) bad.negative++;
    }
    const board = await call(s.url, mola.departmanMola, { departmanId: who.departmentId }, ask);
    if (!board.body.durum || board.body.molalist.some((m) => m.molasure < 0 || m.KapaliSaniye < 0)) bad.negative++;
  }
  const rows = await w.sql<{ n: number }>(
    'select count(*)::int as n from mola where kisi_id = $1 and bitis < baslama',
    [who.id],
  );
  bad.negative += rows[0]!.n;
  return bad;
}

await goal(
  'G11',
  'the same answers in every zone, over midnight, New Year and a clock put forward or back',
  async (run) => {
    const library = clockLibrary();
    const database = await companyDatabase(run, SMALL);
    const start = async (env: Readonly<Record<string, string>>) => {
      const s = await serverOn(run, database.url, env);
      await s.start();
      return s;
    };
    const ordinary: Server[] = [];
    for (const TZ of ZONES) ordinary.push(await start({ TZ }));
    const w = await world(ordinary[0]!.url, database);
    const figures = {
      ...(await rules(w, run)),
      ...(await sameAnswers(
        w,
        ordinary.map((s) => s.url),
        run,
        run.count(600, 60),
      )),
      midnights: ZONES.length,
      misplaced: 0,
      steps: ZONES.length * 4,
      refused: 0,
    };
    for (const s of ordinary) await s.stop();

    // Timers use another clock, which stays unchanged.
    const faked = { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };
    for (const TZ of ZONES) {
      const clock = join(database.dataDir, `clock-${TZ.replace('/', '-')}`);
      writeFileSync(clock, '+0');
      const s = await start({ TZ, ...faked, FAKETIME_TIMESTAMP_FILE: clock });
      const step = await stepped(w, s, clock, await w.somebody());
      const who = await w.somebody();
      await w.sql('update oturum set baslama = $2, son_kullanim = $2 where kisi_id = $1', [who.id, new Date(EVE)]);
      writeFileSync(clock, `+${Math.round((EVE - Date.now()) / 1000)}`);
      const midnight = await overMidnight(w, s, who);
      figures.negative += step.negative + midnight.negative;
      figures.refused += step.refused;
      figures.misplaced += midnight.misplaced;
      await s.stop();
    }
    const bad = ['differences', 'negative', 'other_answers', 'misplaced', 'refused'] as const;
    return { pass: bad.every((name) => figures[name] === 0), figures };
  },
);
