import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import fc from 'fast-check';
import { connect } from '../../packages/server/src/platform/db/connect.ts';
import { call } from './calls.ts';
import { LICENCE, SMALL, databaseUrl } from './company.ts';
import { goal } from './goal.ts';
import { HEAD, type Model, PEOPLE, type Real, STEPS, dates, newModel, same } from './model.ts';
import { startedCompany } from './running.ts';

/**
 * Random histories of signing in, breaks, leaves and themes, with restarts and kills of the server, compared with a
 * model that fits on a page. Each history has a department of its own.
 */
const STEPS_AT_MOST = 60;

/** A department with one place for each kind of break, and three people without any history. */
async function department(url: string, number: number): Promise<Pick<Real, 'departmentId' | 'people'>> {
  // A restarted server's database has another address, too.
  const { pool } = connect(url, (e) => console.error(e.message), { max: 1 });
  try {
    const { rows } = await pool.query<{ id: number }>(
      `insert into departman (ad, vardiya_dakika, calisma_gunleri, diger_limit, yemek_limit)
       values ($1, 1440, '{1,2,3,4,5,6,7}', 1, 1) returning id`,
      [`Model ${number}`],
    );
    const departmentId = rows[0]!.id;
    const names = Array.from({ length: PEOPLE }, (_, i) => `model${number}x${i}`);
    const people = await pool.query<{ id: number; name: string }>(
      `insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, parola_ozeti, departman_id)
       select 'Model', 'Kişi', n, n, (select parola_ozeti from kisi where kullanici_adi = 'yuk1'), $2
       from unnest($1::text[]) n returning id, kullanici_adi as name`,
      [names, departmentId],
    );
    await pool.query(
      `insert into kisi_rol (kisi_id, rol_id)
       select k.id, r.id from kisi k, rol r where k.departman_id = $1 and r.ad = 'Çalışan'`,
      [departmentId],
    );
    await pool.query('update departman set sorumlu_id = $1 where id = $2', [people.rows[HEAD]!.id, departmentId]);
    // Wrong passwords count for this machine's address as well.
    await pool.query('delete from giris_hatasi');
    return { departmentId, people: people.rows };
  } finally {
    await pool.end();
  }
}

/** At the end of a history: compares everything that both know. */
async function compare(m: Model, r: Real): Promise<void> {
  for (const s of m.sessions) {
    const { status, body } = await call(r.url, oturum.userbilgi, {}, s);
    same('the state of a session', status, s.live ? 200 : 401);
    if (!s.live) continue;
    const p = m.people[s.person]!;
    const { MenuTur, Tema, DarkTheme, Moladurum } = body.data;
    same('the signed-in person', [MenuTur, Tema, DarkTheme, Moladurum], [p.menu, p.theme, p.dark, p.status]);
  }
  const Password = m.people[HEAD]!.password;
  const UserName = r.people[HEAD]!.name;
  // Sign-in by telephone, which starts no shift.
  const { body } = await call(r.url, oturum.login, { UserName, Password, lisans: LICENCE, mobil: 1 });
  if (!body.durum) throw new Error(`the head cannot sign in at the end: ${body.msg}`);
  const board = (await call(r.url, mola.departmanMola, { departmanId: r.departmentId }, body)).body;
  if (!board.durum) throw new Error(`no board: ${board.msg}`);
  const statuses = r.people.map(({ id }) => board.molalist.find((row) => row.Id === id)?.Mola_Durum_Id ?? null);
  same(
    'the board',
    statuses,
    m.people.map((p) => p.status),
  );
  for (const [owner, { id }] of r.people.entries()) {
    const list = (await call(r.url, izin.personelizinlist, { UserId: id }, body)).body;
    if (!list.durum) throw new Error(`no leaves: ${list.msg}`);
    const rows = (l: readonly (readonly [number, string, string])[]) => l.toSorted(([a], [b]) => a - b);
    const expected = m.leaves.filter((l) => l.owner === owner && !l.deleted);
    same(
      'the leaves',
      rows(list.izinlist.map((l) => [l.Id, l.Baslangic, l.Bitis] as const)),
      rows(expected.map((l) => [l.id, ...dates(l.slot)] as const)),
    );
  }
}

await goal(
  'G22',
  'any history of sign-ins, breaks, leaves and restarts goes as a small model says',
  async ({ count, seed, after }) => {
    const { product } = await startedCompany({ after }, { size: SMALL });
    const figures = { sequences: 0, steps: 0, restarts: 0, divergences: 0 };
    const history = async (steps: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> => {
      const real: Real = {
        url: product.url,
        ...(await department(databaseUrl(product.dataDir), figures.sequences++)),
        async restart(signal) {
          figures.restarts++;
          await product.stop(signal);
          await product.start();
        },
      };
      const model = newModel();
      try {
        await fc.asyncModelRun(() => ({ model, real }), steps);
        await compare(model, real);
      } finally {
        figures.steps += Array.from(steps).filter((s) => (s as { hasRan?: boolean }).hasRan).length;
      }
    };
    const result = await fc.check(
      fc.asyncProperty(fc.commands(STEPS, { maxCommands: STEPS_AT_MOST, size: 'max' }), history),
      // Finding a shorter failing history would need as many restarts again.
      { numRuns: count(500, 25), seed: seed | 0, endOnFailure: true },
    );
    if (result.failed) {
      figures.divergences++;
      console.log(`SEED=${seed}: ${fc.stringify(result.counterexample)}\n${String(result.errorInstance)}`);
    }
    return { pass: !result.failed, figures };
  },
);
