import { izin } from '@masabasi/core/izin/izin/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import fc from 'fast-check';
import { type Answer, call } from './calls.ts';
import { LICENCE } from './company.ts';

/**
 * A small second product: the expected behaviour of signing in, breaks, leaves and themes, in a few fields and without
 * a clock. Each command does the same to it and to the real server, and compares.
 */
export interface Model {
  readonly people: {
    password: string;
    /** The open status. Null before the shift starts. */
    status: number | null;
    menu: string;
    theme: string;
    dark: number;
    wrongPasswords: number;
  }[];
  readonly sessions: { readonly person: number; readonly token: string; readonly id: number; live: boolean }[];
  readonly leaves: { readonly id: number; readonly owner: number; slot: number; version: number; deleted: boolean }[];
}

/** The real product: three people of one department, the first its head. */
export interface Real {
  readonly url: string;
  readonly departmentId: number;
  readonly people: readonly { readonly id: number; readonly name: string }[];
  restart(signal: NodeJS.Signals): Promise<void>;
}

export const HEAD = 0;
export const PEOPLE = 3;
const FIRST_PASSWORD = 'masabasi';

export const newModel = (): Model => ({
  people: Array.from({ length: PEOPLE }, () => ({
    password: FIRST_PASSWORD,
    status: null,
    menu: 'static',
    theme: 'blue',
    dark: 0,
    wrongPasswords: 0,
  })),
  sessions: [],
  leaves: [],
});

export type Step = fc.AsyncCommand<Model, Real>;

/** Throws when model and product differ. */
export function same(what: string, real: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(real), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: the product says ${a}, the model ${b}`);
}

/** One step: its text in a report, its precondition, and its effect on both. */
const step = (
  name: string,
  run: (m: Model, r: Real) => Promise<void>,
  check: (m: Readonly<Model>) => boolean = () => true,
): Step => ({
  toString: () => name,
  check,
  run,
});
const anySession = (m: Readonly<Model>): boolean => m.sessions.length > 0;
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Makes a call in a session that may have ended. Null when it had, and the product said so. */
async function inSession<A extends Answer<never>>(
  session: Model['sessions'][number],
  answer: Promise<A>,
): Promise<A | null> {
  const a = await answer;
  if (session.live) {
    if (a.status === 401) throw new Error('a live session is refused');
    return a;
  }
  same('the status in an ended session', a.status, 401);
  return null;
}

// ——— signing in and out ———

const signIn = (person: number, mobile: boolean): Step =>
  step(`signIn(${person}${mobile ? ', mobile' : ''})`, async (m, r) => {
    const p = m.people[person]!;
    const a = await call(r.url, oturum.login, {
      UserName: r.people[person]!.name,
      Password: p.password,
      lisans: LICENCE,
      mobil: mobile ? 1 : 0,
    });
    if (!a.body.durum) throw new Error(`sign-in: the product says ${a.status} ${JSON.stringify(a.body)}`);
    const { token } = a.body;
    const { body } = await call(r.url, oturum.oturumlarim, {}, { token });
    if (!body.durum) throw new Error('the sessions cannot be read');
    const own = body.oturumlar.find((s) => s.Bu)!.Id;
    m.sessions.push({ person, token, id: own, live: true });
    p.wrongPasswords = 0;
    if (!mobile) p.status ??= 651;
    const live = m.sessions.filter((s) => s.person === person && s.live).map((s) => s.id);
    same(
      'the open sessions',
      body.oturumlar.map((s) => s.Id).toSorted((x, y) => x - y),
      live.toSorted((x, y) => x - y),
    );
  });

/** Fewer tries than the number at which the result depends on the clock. */
const PATIENCE = 4;
const wrongPassword = (person: number): Step =>
  step(
    `wrongPassword(${person})`,
    async (m, r) => {
      const Password = `${m.people[person]!.password}x`;
      const a = await call(r.url, oturum.login, { UserName: r.people[person]!.name, Password, lisans: LICENCE });
      same('a wrong password', [a.status, a.body.durum], [401, false]);
      m.people[person]!.wrongPasswords++;
    },
    (m) => m.people[person]!.wrongPasswords < PATIENCE,
  );

const signOut = (n: number): Step =>
  step(
    `signOut(${n})`,
    async (m, r) => {
      const session = pick(m.sessions, n);
      const a = await inSession(session, call(r.url, oturum.logout, {}, session));
      if (a !== null) same('signing out', a.body.durum, true);
      session.live = false;
    },
    anySession,
  );

const endSession = (n: number, other: number): Step =>
  step(
    `endSession(${n}, ${other})`,
    async (m, r) => {
      const [session, target] = [pick(m.sessions, n), pick(m.sessions, other)];
      const a = await inSession(session, call(r.url, oturum.oturumSonlandir, { Id: target.id }, session));
      if (a === null) return;
      const own = target.person === session.person && target.live;
      same('ending a session', [a.status, a.body.durum], own ? [200, true] : [404, false]);
      if (own) target.live = false;
    },
    anySession,
  );

const changePassword = (n: number, suffix: number, right: boolean): Step =>
  step(
    `changePassword(${n}, ${suffix}${right ? '' : ', wrong'})`,
    async (m, r) => {
      const session = pick(m.sessions, n);
      const p = m.people[session.person]!;
      const [eskiParola, parola] = [right ? p.password : `${p.password}x`, `kalem-defter-${suffix}`];
      const request = { userId: r.people[session.person]!.id, eskiParola, parola };
      const a = await inSession(session, call(r.url, oturum.parolaDegistir, request, session));
      if (a === null) return;
      same('a new password', [a.status, a.body.durum], [200, right]);
      if (!right) {
        p.wrongPasswords++;
        return;
      }
      p.wrongPasswords = 0;
      p.password = parola;
      for (const s of m.sessions) if (s.person === session.person) s.live = false;
    },
    (m) => anySession(m) && (right || m.people[pick(m.sessions, n).person]!.wrongPasswords < PATIENCE),
  );

// ——— breaks ———

const REASONED = new Set([644, 649, 650, 652]);
const CHOSEN = new Set([644, 645, 646, 647, 648, 649, 650, 651, 652]);
/** One place in the department for each of these groups. */
const PLACES = [[645, 646, 647], [648]] as const;

/** Result of a request for a status: done, refused, or no free place. */
function wish(m: Model, person: number, status: number, reason: string): 'done' | 'no' | 'full' {
  const { status: now } = m.people[person]!;
  if (!CHOSEN.has(status)) return 'no';
  if (now === null ? status !== 651 : now === status) return 'no';
  if (REASONED.has(status) && reason.trim().length < 10) return 'no';
  const group: readonly number[] = PLACES.find((g: readonly number[]) => g.includes(status)) ?? [];
  return m.people.some((p, i) => i !== person && p.status !== null && group.includes(p.status)) ? 'full' : 'done';
}

const changeStatus = (n: number, moladurum: number, aciklama: string): Step =>
  step(
    `changeStatus(${n}, ${moladurum}, ${JSON.stringify(aciklama)})`,
    async (m, r) => {
      const session = pick(m.sessions, n);
      const request = { userid: r.people[session.person]!.id, moladurum, aciklama };
      const a = await inSession(session, call(r.url, mola.moladurumGuncelle, request, session));
      if (a === null) return;
      const outcome = wish(m, session.person, moladurum, aciklama);
      const said = a.body.durum ? 'done' : a.body.msg === 'Mola Durumunuz Değiştirilemedi' ? 'full' : 'no';
      same(`a wish for ${moladurum}`, [a.status, said], [200, outcome]);
      if (outcome === 'done') m.people[session.person]!.status = moladurum;
    },
    anySession,
  );

// ——— leaves ———

const UNPAID = 283;
/** Days of February 2027, a month without holidays: full days, the last one is the day back at work. */
const SLOTS: readonly (readonly [from: number, to: number])[] = [
  ...([
    [1, 3],
    [2, 4],
    [3, 5],
    [1, 5],
  ] as const),
  ...([
    [8, 10],
    [9, 11],
    [15, 17],
    [16, 17],
  ] as const),
];
export const dates = (slot: number): [string, string] => {
  const [from, to] = SLOTS[slot]!;
  return [from, to].map((d) => `2027-02-${String(d).padStart(2, '0')}`) as [string, string];
};
function meets(one: number, other: number): boolean {
  const [[from, to], [start, end]] = [SLOTS[one]!, SLOTS[other]!];
  return from < end && start < to;
}
const taken = (m: Model, owner: number, slot: number, but?: number): boolean =>
  m.leaves.some((l) => !l.deleted && l.owner === owner && l.id !== but && meets(l.slot, slot));

const enterLeave = (n: number, owner: number, slot: number): Step =>
  step(
    `enterLeave(${n}, ${owner}, ${slot})`,
    async (m, r) => {
      const session = pick(m.sessions, n);
      const [Baslangic, Bitis] = dates(slot);
      const request = { izin: { Id: 0, UserId: r.people[owner]!.id, Tur: UNPAID, Baslangic, Bitis } };
      const a = await inSession(session, call(r.url, izin.izinkaydet, request, session));
      if (a === null) return;
      const may = session.person === HEAD;
      // Nobody enters their own leave, not even a head.
      const done = may && owner !== HEAD && !taken(m, owner, slot);
      same('a new leave', [a.status, a.body.durum], [may ? 200 : 403, done]);
      if (a.body.durum) m.leaves.push({ id: a.body.Id!, owner, slot, version: 1, deleted: false });
    },
    anySession,
  );

const changeLeave = (n: number, which: number, slot: number, stale: boolean): Step =>
  step(
    `changeLeave(${n}, ${which}, ${slot}${stale ? ', stale' : ''})`,
    async (m, r) => {
      const [session, leave] = [pick(m.sessions, n), pick(m.leaves, which)];
      const [Baslangic, Bitis] = dates(slot);
      const row = { Id: leave.id, UserId: r.people[leave.owner]!.id, Surum: leave.version - (stale ? 1 : 0) };
      const request = { izin: { ...row, Tur: UNPAID, Baslangic, Bitis } };
      const a = await inSession(session, call(r.url, izin.izinkaydet, request, session));
      if (a === null) return;
      const may = session.person === HEAD;
      const old = may && !leave.deleted && stale;
      const done = may && !leave.deleted && !stale && !taken(m, leave.owner, slot, leave.id);
      // A deleted leave may be refused in words or as not found.
      if (may && leave.deleted) same('a change of a deleted leave', a.body.durum, false);
      else same('a changed leave', [a.status, a.body.durum], [may ? (old ? 409 : 200) : 403, done]);
      if (!done) return;
      leave.slot = slot;
      leave.version++;
    },
    (m) => anySession(m) && m.leaves.length > 0,
  );

const deleteLeave = (n: number, which: number): Step =>
  step(
    `deleteLeave(${n}, ${which})`,
    async (m, r) => {
      const [session, leave] = [pick(m.sessions, n), pick(m.leaves, which)];
      const a = await inSession(session, call(r.url, izin.izinsil, { Id: leave.id }, session));
      if (a === null) return;
      const may = session.person === HEAD;
      same('a leave to delete', [a.status === 403, a.body.durum], [!may, may && !leave.deleted]);
      if (may) leave.deleted = true;
    },
    (m) => anySession(m) && m.leaves.length > 0,
  );

// ——— themes and restarts ———

const changeTheme = (
  n: number,
  deger: { menu: 'static' | 'overlay' | 'slim' } | { tema: 'green' | 'pink'; dark: 0 | 1 },
): Step =>
  step(
    `changeTheme(${n}, ${JSON.stringify(deger)})`,
    async (m, r) => {
      const session = pick(m.sessions, n);
      const userId = r.people[session.person]!.id;
      const request =
        'menu' in deger
          ? { tur: 'MenuTur' as const, userId, deger: deger.menu }
          : { tur: 'Tema' as const, userId, deger };
      const a = await inSession(session, call(r.url, oturum.usertemaguncelle, request, session));
      if (a === null) return;
      same('a theme', a.body.durum, true);
      Object.assign(m.people[session.person]!, 'menu' in deger ? deger : { theme: deger.tema, dark: deger.dark });
    },
    anySession,
  );

/** Restarts are this rare among the drawn steps, because each takes as long as a hundred other steps. */
const RARE = 12;
const restart = (chance: number): Step =>
  step(
    `restart(${chance})`,
    (_, r) => r.restart(chance === 0 ? 'SIGKILL' : 'SIGTERM'),
    () => chance < 2,
  );

const n = fc.nat(20);
const person = fc.nat(PEOPLE - 1);
const slot = fc.nat(SLOTS.length - 1);
const status = fc.constantFrom(643, 644, 645, 646, 646, 647, 648, 648, 649, 650, 651, 651, 652, 999);
const reason = fc.constantFrom('', 'kısa', '  dokuz ha  ', 'müşteriye gidiyorum');
const theme = fc.constantFrom(
  ...(['static', 'overlay', 'slim'] as const).map((menu) => ({ menu })),
  ...([0, 1] as const).map((dark) => ({ tema: dark === 0 ? ('green' as const) : ('pink' as const), dark })),
);

/** All steps. The most informative ones occur more often. */
export const STEPS: fc.Arbitrary<Step>[] = [
  fc.tuple(person, fc.boolean()).map((a) => signIn(...a)),
  fc.tuple(person, fc.constant(false)).map((a) => signIn(...a)),
  person.map(wrongPassword),
  n.map(signOut),
  fc.tuple(n, n).map((a) => endSession(...a)),
  fc.tuple(n, fc.nat(9), fc.boolean()).map((a) => changePassword(...a)),
  ...Array.from({ length: 4 }, () => fc.tuple(n, status, reason).map((a) => changeStatus(...a))),
  ...Array.from({ length: 2 }, () => fc.tuple(n, person, slot).map((a) => enterLeave(...a))),
  fc.tuple(n, n, slot, fc.boolean()).map((a) => changeLeave(...a)),
  fc.tuple(n, n).map((a) => deleteLeave(...a)),
  fc.tuple(n, theme).map((a) => changeTheme(...a)),
  fc.nat(RARE * 2 - 1).map(restart),
];
