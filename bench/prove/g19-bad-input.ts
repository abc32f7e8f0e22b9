import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@masabasi/core/contract';
import { imzala } from '../../packages/server/src/masa/santral/testing.ts';
import { type Endpoint, kisiAlani, oturumsuz } from '@masabasi/core/platform/call/endpoint';
import { tablolar } from '../../packages/server/src/testing/walk.ts';
import { attack } from './attacks.ts';
import { type Refused, acceptedRequests, refusedBodies, takesAnyObject, wrapped } from './bodies.ts';
import { type Fault, acceptedFaults, refusedFaults } from './faults.ts';
import { goal } from './goal.ts';
import { type Actor, type Cast, cast, sessions } from './roles.ts';
import { type Reply, each, send } from './sending.ts';
import { SMALL } from './company.ts';
import { startedCompany } from './running.ts';

/**
 * Hundreds of bodies for every call, as nobody, an employee and a privileged person. Bad bodies are refused in words
 * and write nothing, good ones get an answer by the contract, and nobody gets an answer without a session. Then come
 * attacks written by hand.
 */
const AT_ONCE = 8;
const TRIES = 5;
/** Prints a line of progress after this many requests. */
const PROGRESS = 20_000;
const CHUNK = 24;
/** Number of calls between two checks of the tables. */
const GROUP = 12;
/** Number of printed faults. The rest are only counted. */
const SHOWN = 40;

interface Call {
  readonly name: string;
  readonly e: Endpoint;
  readonly refused: readonly Refused[];
  readonly accepted: readonly unknown[];
}

/** The same request about a person whom the caller may act on, so that it reaches its handler. */
const aimed = (e: Endpoint, request: unknown, who: Actor): unknown =>
  kisiAlani(e.access) === null
    ? request
    : { ...(request as object), [kisiAlani(e.access)!]: e.access.kind === 'pano' ? who.departmentId : who.id };

const path = (e: Endpoint, query = ''): string => `/api${e.path}${query === '' ? '' : `?${query}`}`;

/** The signature of a machine outside. */
const signed = ({ access }: Endpoint, body: string) => (access.kind === 'imzali' ? imzala(body, new Date()) : {});

/** Our own sessions, and the queue, whose jobs are done and due again every few seconds. */
const MEANWHILE = new Set(['oturum', 'kuyruk']);

await goal(
  'G19',
  'bad input is refused in words, writes nothing and never breaks the server',
  async ({ count, quick, seed, after }) => {
    const company = await startedCompany({ after }, { size: SMALL });
    const { product } = company;
    const people: Cast = await cast(company);

    const bodiesEach = count(500, 10);
    // The single reads cover the call for several reads, which takes any of them. `dosya/handlers.test.ts` tries bad
    // parts of a form. A call from a host outside takes any object; `kodItme.test.ts` tries its content.
    const single = endpoints.filter(
      ({ endpoint }) => endpoint.grup !== true && endpoint.wrap !== 'form' && !takesAnyObject(endpoint),
    );
    const calls: Call[] = single.map(({ room, name, endpoint: e }, i) => {
      const accepted = acceptedRequests(e, Math.round(bodiesEach * 0.3), seed + i);
      return {
        name: `${room}.${name}`,
        e,
        accepted,
        refused: refusedBodies(e, bodiesEach - accepted.length, seed + i),
      };
    });

    const figures = {
      calls: calls.length,
      roles: 3,
      bodies_a_call: 0,
      requests: 0,
      answered: 0,
      busy: 0,
      server_errors: 0,
      accepted: 0,
      schema_breaks: 0,
      bad_sentences: 0,
      without_token: 0,
      written: 0,
      surprises: 0,
      exits: 0,
      attacks: 0,
      attacks_failed: 0,
    };
    let shown = 0;
    const show = (line: string) => void (shown++ < SHOWN && console.log(line));
    const note = (faults: readonly Fault[], where: string, reply: Reply) => {
      figures.requests++;
      if (figures.requests % PROGRESS === 0) console.log(`${figures.requests} requests`);
      for (const fault of faults) {
        figures[fault]++;
        show(`${fault}: ${where} → ${reply.status} ${reply.text.slice(0, 300)}`);
      }
    };
    const once = (e: Endpoint, body: string, token?: string): Promise<Reply> =>
      (e.method === 'GET'
        ? send(product.url, path(e, body), { method: 'GET', token })
        : send(product.url, path(e), { body, token, headers: signed(e, body) })
      ).catch((error: Error) => ({ status: 0, text: error.message, headers: {} }));
    /** A busy server says when to come again. A request that breaks the server breaks it again. */
    const reach = async (e: Endpoint, body: string, token?: string): Promise<Reply> => {
      for (let tries = 1; ; tries++) {
        const reply = await once(e, body, token);
        const again = Number(reply.headers['retry-after'] ?? 0);
        if (reply.status !== 503 || again === 0 || tries === TRIES) return reply;
        figures.busy++;
        await wait(again * 1000);
      }
    };

    /** Requests that may not write: bad bodies of all three people, and good bodies without a session. */
    const refuse = async (of: readonly Call[]): Promise<void> => {
      const { employee, privileged } = people;
      const tokens = [undefined, ...(await sessions(company, [employee, privileged]))];
      const jobs = of.flatMap(({ name, e, refused, accepted }) => [
        // A person without the right hears so before the server reads the body.
        ...refused.flatMap((r) =>
          tokens.map((token, i) => ({ name, e, ...r, token, statuses: i === 1 ? [400, 403, 413] : [400, 413] })),
        ),
        ...(oturumsuz(e.access) || e.method === 'GET' ? [] : accepted).map((request) => ({
          name,
          e,
          body: wrapped(e, JSON.stringify(request)),
          field: undefined,
          token: undefined,
          statuses: [],
        })),
      ]);
      await each(jobs, AT_ONCE, async ({ name, e, body, field, token, statuses }) => {
        const reply = await reach(e, body, token);
        // A stranger may be refused before the server reads the body.
        const stranger = token === undefined && !oturumsuz(e.access);
        note(
          refusedFaults(reply, stranger ? [401, ...statuses] : statuses, reply.status === 403 ? undefined : field),
          `${token === undefined ? 'nobody' : 'somebody'} ${name} ${body.slice(0, 200)}`,
          reply,
        );
      });
    };

    const changed = async (of: readonly Call[]): Promise<string[]> => {
      const before = await tablolar(company.db);
      await refuse(of);
      const now = await tablolar(company.db);
      return Object.keys(now).filter((table) => !MEANWHILE.has(table) && now[table] !== before[table]);
    };
    for (let i = 0; i < calls.length; i += GROUP) {
      const group = calls.slice(i, i + GROUP);
      if ((await changed(group)).length === 0) continue;
      // The queue may have written meanwhile. A call that wrote does so again.
      for (const call of group) {
        const tables = await changed([call]);
        if (tables.length > 0) {
          figures.written++;
          console.log(`written: ${call.name} changed ${tables.join(', ')}`);
        }
      }
    }

    for (const { name, e, accepted } of calls)
      for (let i = 0; i < accepted.length; i += CHUNK) {
        const { employee, privileged } = people;
        const jobs = accepted
          .slice(i, i + CHUNK)
          .flatMap((request) => [employee, privileged].map((who) => ({ who, fields: aimed(e, request, who) })));
        // Calls that end sessions or change rights must not make the later calls meaningless.
        await people.restore();
        const tokens = await sessions(
          company,
          jobs.map((j) => j.who),
        );
        await each([...jobs.entries()], AT_ONCE, async ([n, { who, fields }]) => {
          const body =
            e.method === 'GET'
              ? new URLSearchParams(fields as Record<string, string>).toString()
              : wrapped(e, JSON.stringify(fields));
          const whose = who === employee ? 'employee' : 'privileged';
          const reply = await reach(e, body, tokens[n]);
          if (reply.status !== 401) figures.answered++;
          note(acceptedFaults(e, reply), `${whose} ${name} ${body.slice(0, 300)}`, reply);
          if (!oturumsuz(e.access) || who !== employee) return;
          const unsigned = await reach(e, body);
          note(acceptedFaults(e, unsigned), `nobody ${name} ${body.slice(0, 300)}`, unsigned);
        });
      }

    figures.bodies_a_call = Math.min(...calls.map((c) => c.refused.length + c.accepted.length));
    await people.restore();
    const attacks = await attack({ product, connection: company, people });
    figures.attacks = attacks.length;
    for (const { name, wrong } of attacks)
      if (wrong !== null) {
        figures.attacks_failed++;
        console.log(`attack: ${name}: ${wrong}`);
      }
    figures.exits = product.running() ? 0 : 1;
    // Requests that only the database refused, or worse: logged as unexpected.
    figures.surprises = product.output().split('"msg":"beklenmeyen hata"').length - 1;
    const wrong = (['server_errors', 'accepted', 'schema_breaks', 'bad_sentences', 'without_token', 'written'] as const)
      .map((f) => figures[f])
      .concat(figures.exits, figures.attacks_failed);
    const enough = figures.attacks >= 85 && (quick || figures.bodies_a_call >= 500);
    return { pass: wrong.every((n) => n === 0) && enough, figures };
  },
);
