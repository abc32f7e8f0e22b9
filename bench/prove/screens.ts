import { setTimeout as wait } from 'node:timers/promises';
import { yazisma } from '@masabasi/core/kisi/yazisma/contract';
import { answered, call } from './calls.ts';

/**
 * Screens of messages behind lines that break: each holds a stream, opens it again as the client does and reads its
 * conversation at every notification of a change in it.
 */

export interface Person {
  readonly id: number;
  readonly token: string;
}

/**
 * As in the client: time to wait for an answer, and times before a call is sent again, the last one for every further
 * try.
 */
const ANSWER_MS = 30_000;
const AGAIN_MS = [300, 1000] as const;
/** As in the client: rest before it opens a stream again (first and longest). */
const REST_MS = [200, 10_000] as const;
const STOOD_MS = 5000;
const GIVE_UP_MS = 60_000;

/** An event of a stream, in the stream's order. */
interface Told {
  readonly event: string;
  /** Null: more of the same round follows, and the whole round comes again if the stream breaks here. */
  readonly id: number | null;
}

/** Reads a stream until it ends in any way. False: it never opened. */
async function listen(
  url: string,
  token: string,
  last: number | null,
  signal: AbortSignal,
  told: (t: Told) => void,
): Promise<boolean> {
  let opened = false;
  try {
    const answer = await fetch(`${url}/api/olaylar`, {
      headers: { authorization: `Bearer ${token}`, ...(last !== null && { 'last-event-id': String(last) }) },
      signal,
    });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      return false;
    }
    opened = true;
    let rest = '';
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const id = /^id: (.*)$/m.exec(block)?.[1];
        if (event !== undefined) told({ event, id: id === undefined ? null : Number(id) });
      }
    }
  } catch (e) {
    // Cut, refused or closed by this program: every network error is an end.
    if (!(e instanceof Error) && !(e instanceof DOMException)) throw e;
  }
  return opened;
}

/** A time without a stream: its server, and the moment when the screen was up to date again. */
export interface Gap {
  readonly server: number;
  readonly lost: number;
  readonly back: number;
}

export class Screen {
  /** Number of notifications, each round once. */
  heard = 0;
  /** Events that the screen had to read anew instead: after the one number up to the other. */
  readonly skipped: { readonly after: number; readonly to: number }[] = [];
  readonly gaps: Gap[] = [];
  /** The number of its first event. */
  first: number | null = null;
  #last: number | null = null;
  #at = -1;
  #pending = 0;
  #lost: { readonly server: number; readonly at: number } | null = null;
  #reading = false;
  #again = false;
  #stopped = false;
  #moving = false;
  #stream = new AbortController();
  readonly #followed = new Map<string, (at: number) => void>();
  readonly #opened = Promise.withResolvers<void>();
  readonly #done: Promise<void>;
  readonly person: Person;
  /** Addresses of both servers. */
  readonly #urls: readonly [string, string];
  readonly #home: number;
  readonly #group: number | null;
  readonly #below: (n: number) => number;

  constructor(o: {
    readonly person: Person;
    /** Addresses of both servers. */
    readonly urls: readonly [string, string];
    readonly home: 0 | 1;
    /** The conversation on the screen. Null: another page is open, and it only listens. */
    readonly group: number | null;
    readonly below: (n: number) => number;
  }) {
    this.person = o.person;
    this.#urls = o.urls;
    this.#home = o.home;
    this.#group = o.group;
    this.#below = o.below;
    this.#done = this.#run();
  }

  /** Resolves when the first stream is open and the screen has its content. */
  opened = (): Promise<void> => this.#opened.promise;

  /** Returns to its own server if it is at the other one. Nothing is missed meanwhile. */
  goHome(): void {
    if (this.#at === this.#home || this.#at === -1) return;
    this.#moving = true;
    this.#stream.abort();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stream.abort();
    await this.#done;
  }

  /** Time when this screen shows a message. Null: not within a minute. */
  follow(text: string): Promise<number | null> {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    const given = setTimeout(() => {
      this.#followed.delete(text);
      resolve(null);
    }, GIVE_UP_MS);
    this.#followed.set(text, (at) => {
      clearTimeout(given);
      this.#followed.delete(text);
      resolve(at);
    });
    return promise;
  }

  /** Sends a call until it is answered, first to its present server, as behind a balancer, then by turns. */
  async ask<T>(send: (url: string, signal: AbortSignal) => Promise<{ readonly status: number; readonly body: T }>) {
    const begun = performance.now();
    const first = this.#at === -1 ? this.#home : this.#at;
    for (let tries = 0; ; tries++) {
      if (performance.now() - begun > GIVE_UP_MS) throw new Error('a call finds no way');
      const answer = await answered(send(this.#urls[(first + tries) % 2]!, AbortSignal.timeout(ANSWER_MS)));
      // The server is overloaded or stopping, and asks to come back.
      if (answer !== null && answer.status < 500 && answer.status !== 429) return { ...answer, tries };
      await wait(AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)]! * (0.75 + this.#below(500) / 1000));
    }
  }

  async #run(): Promise<void> {
    let rest: number = REST_MS[0];
    while (!this.#stopped) {
      this.#moving = false;
      const begun = performance.now();
      if (!(await this.#listen(0))) await this.#listen(1);
      if (this.#stopped || this.#moving) continue;
      rest = performance.now() - begun > STOOD_MS ? REST_MS[0] : Math.min(REST_MS[1], rest * 2);
      await wait(rest * (0.5 + this.#below(1000) / 1000));
    }
  }

  async #listen(which: 0 | 1): Promise<boolean> {
    const server = which === 0 ? this.#home : 1 - this.#home;
    this.#stream = new AbortController();
    const opened = await listen(this.#urls[server]!, this.person.token, this.#last, this.#stream.signal, (told) =>
      this.#told(told, server),
    );
    if (this.#at !== -1 && !this.#moving) this.#lost = { server, at: performance.now() };
    this.#at = -1;
    this.#pending = 0;
    return opened || this.#moving || this.#stopped;
  }

  #told({ event, id }: Told, server: number): void {
    if (event === 'yenile') {
      this.#pending = 0;
      if (this.#last !== null && id !== null) this.skipped.push({ after: this.#last, to: id });
    }
    if (event === 'yazisma') this.#pending++;
    if (id !== null) {
      this.heard += this.#pending;
      this.#pending = 0;
      this.#last = id;
    }
    if (event === 'hazir') {
      this.#at = server;
      this.first ??= this.#last;
    }
    // Reads messages that it may have missed, too.
    if (event === 'yazisma' || event === 'yenile' || event === 'hazir') void this.#read().then(this.#opened.resolve);
  }

  /** Reads the conversation, and once more when another notification comes meanwhile. */
  async #read(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const lost = this.#at === -1 ? null : this.#lost;
      const texts = await this.#texts();
      const now = performance.now();
      for (const text of texts) this.#followed.get(text)?.(now);
      if (lost === null || lost !== this.#lost) continue;
      this.gaps.push({ server: lost.server, lost: lost.at, back: now });
      this.#lost = null;
    }
    this.#reading = false;
  }

  /** Content of a conversation's page: the newest messages. */
  async #texts(): Promise<readonly string[]> {
    const Id = this.#group;
    if (Id === null) return [];
    const { body } = await this.ask((url, signal) =>
      call(url, yazisma.konusmaOku, { Id }, { token: this.person.token, signal }),
    );
    if (!body.durum) throw new Error(JSON.stringify(body));
    return body.mesajlar.map((m) => m.Metin);
  }
}
