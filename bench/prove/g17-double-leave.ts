import { izin } from '@masabasi/core/izin/izin/contract';
import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { type Answer, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal, type Run } from './goal.ts';
import { startedCompany } from './running.ts';
import { type World, world } from './world.ts';
import { leave } from './writes/staff.ts';

/**
 * The same leave, saved twenty times at once for one person and for a whole department, exists once. After any
 * concurrent saves, changes and deletions the balance is the entitlement less the used days, and below zero only by a
 * privileged person's decision.
 */
const TIMES = 20;
const ANNUAL = 280;
/** Two completed years of the law's 14 days. */
const EARNED = 28;

type Saved = Answer<typeof izin.izinkaydet>;
const ok = (a: { status: number; body: { durum: boolean } }): boolean => a.status === 200 && a.body.durum;
const calm = (a: { status: number }): boolean => a.status === 200 || a.status === 409;

/** A person who enters leaves for all, but may not let a balance become negative. */
async function manager(w: World) {
  const who = await w.somebody();
  await w.sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 1201, 1)', [who.id]);
  return who;
}
async function entitled(w: World) {
  const who = await w.somebody();
  const since = gunEkle(w.day(), -2 * 365 - 40);
  await w.sql('update kisi set ise_baslama = $2, ise_giris = $2 where id = $1', [who.id, since]);
  return who;
}
const rowsOf = async (w: World, ids: readonly number[]) =>
  w.sql<{ person: number; days: number; type: number }>(
    'select kisi_id as person, kullanilan_gun::float as days, tur_id as type from izin where silindi is null and kisi_id = any($1)',
    [ids],
  );

async function doubles(w: World, { below }: Run, rounds: number) {
  const figures = {
    rounds,
    times: TIMES,
    not_one_row: 0,
    not_one_ok: 0,
    bulk_rounds: 0,
    bulk_not_one_row: 0,
    wrong_answers: 0,
  };
  const { token } = await manager(w);
  const save = (request: Parameters<typeof call<typeof izin.izinkaydet>>[2]): Promise<Saved> =>
    call(w.url, izin.izinkaydet, request, { token });
  const sections = await w.sql<{ id: number }>(`insert into departman (ad) values ('Toplu') returning id`);
  for (let round = 0; round < rounds; round++) {
    const who = await w.somebody();
    const day = w.day(1 + below(200));
    const hours = { Bitis: day, Izin_Baslama_Saati: '09:00', Izin_Bitis_Saati: '11:30' };
    // No constraint of the database stops hours without times.
    const shapes = [{}, hours, { Bitis: day, KullanilanSaat: 2 }, { Bitis: gunEkle(day, 4) }];
    const row = { ...leave(who.id, day), ...shapes[below(shapes.length)] };
    const answers = await Promise.all(Array.from({ length: TIMES }, () => save({ izin: row })));
    if ((await rowsOf(w, [who.id])).length !== 1) figures.not_one_row++;
    if (answers.filter(ok).length !== 1) figures.not_one_ok++;
    figures.wrong_answers += answers.filter((a) => !calm(a)).length;

    if (round % 4 !== 0) continue;
    figures.bulk_rounds++;
    const people = [await w.somebody(), await w.somebody(), await w.somebody(), await w.somebody()].map((p) => p.id);
    await w.sql('update kisi set departman_id = $1 where departman_id = $1 or id = any($2)', [sections[0]!.id, people]);
    const bulk = { izin: { ...row, UserId: 0 }, toplu: 1 as const, bolumler: [sections[0]!.id] };
    const mixed = await Promise.all(
      Array.from({ length: TIMES }, (_, i) =>
        i % 5 === 4 ? save({ izin: { ...row, UserId: people[below(people.length)]! } }) : save(bulk),
      ),
    );
    const rows = await rowsOf(w, people);
    if (people.some((id) => rows.filter((r) => r.person === id).length !== 1)) figures.bulk_not_one_row++;
    figures.wrong_answers += mixed.filter((a) => !calm(a)).length;
    await w.sql('update kisi set aktif = false where id = any($1)', [people]);
  }
  return figures;
}

/** One person's annual leave, entered, changed and deleted by several people at the same time. */
async function balances(w: World, { below }: Run, runs: number) {
  const figures = { runs, saves: 0, granted: 0, negative: 0, wrong_balance: 0, wrong_rows: 0 };
  const [a, b] = [await manager(w), await manager(w)];
  const token = () => (below(2) === 0 ? a : b).token;
  for (let run = 0; run < runs; run++) {
    const who = await entitled(w);
    let added = 0;
    let there = 0;
    let seen: number[] = [];
    for (let wave = 0; wave < 2; wave++) {
      const known = seen;
      const made: number[] = [];
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const start = w.day(1 + below(280));
          const row = { ...leave(who.id, start, 3 + below(10)), Tur: ANNUAL };
          const what = below(8);
          if (what === 0) {
            const Gun = 1 + below(4);
            const answer = await call(
              w.url,
              hakedis.hakDuzeltmeEkle,
              { UserId: who.id, Gun, Sebep: 'Geçen yıldan kalan günler' },
              { token: token() },
            );
            if (ok(answer)) added += Gun;
          } else if (what === 1 && known.length > 0) {
            const Id = known[below(known.length)]!;
            if (ok(await call(w.url, izin.izinsil, { Id }, { token: token() }))) there--;
          } else if (what === 2 && known.length > 0) {
            const Id = known[below(known.length)]!;
            await call(w.url, izin.izinkaydet, { izin: { ...row, Id, Surum: 1 + below(2) } }, { token: token() });
          } else {
            figures.saves++;
            const answer = await call(w.url, izin.izinkaydet, { izin: row, bakiyeOnayi: 1 }, { token: token() });
            if (!ok(answer) || !answer.body.durum) return;
            figures.granted++;
            there++;
            made.push(answer.body.Id!);
          }
        }),
      );
      seen = [...known, ...made];
    }
    const rows = await rowsOf(w, [who.id]);
    const used = rows.reduce((sum, r) => sum + r.days, 0);
    const { personelizin } = await w.ask(izin.personelizinlist, { UserId: who.id });
    if (personelizin.KalanGun < 0) figures.negative++;
    if (personelizin.KalanGun !== EARNED + added - used) figures.wrong_balance++;
    if (rows.length !== there) figures.wrong_rows++;
  }
  return figures;
}

await goal('G17', 'a leave saved many times at once is there once, and a balance always adds up', async (run) => {
  const company = await startedCompany(run, { size: SMALL });
  const w = await world(company.product.url, company);
  const figures = {
    ...(await doubles(w, run, run.count(100, 12))),
    ...(await balances(w, run, run.count(1000, 60))),
  };
  const bad = [
    'not_one_row',
    'not_one_ok',
    'bulk_not_one_row',
    'wrong_answers',
    'negative',
    'wrong_balance',
    'wrong_rows',
  ] as const;
  return { pass: bad.every((name) => figures[name] === 0), figures };
});
