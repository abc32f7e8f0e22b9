import { setTimeout as wait } from 'node:timers/promises';
import { toplanti } from '@masabasi/core/is/toplanti/contract';
import { tutanak } from '@masabasi/core/is/tutanak/contract';
import { METIN_ALANI } from '@masabasi/core/is/tutanak/rules';
import { BOS_TOPLANTI } from '../../packages/server/src/is/toplanti/testing.ts';
import { Y } from '../../packages/server/src/is/tutanak/testing.ts';
import { answered, call } from './calls.ts';
import { SMALL } from './company.ts';
import { goal } from './goal.ts';
import { proxy, troubled } from './proxy.ts';
import { runningCompany } from './running.ts';

/**
 * Two people type into the minutes of one meeting for a minute, over a line that breaks, refuses and delays. A sent
 * change may have arrived without their knowledge. They insert words between each other's words and delete their own.
 * Afterwards both read the same text, every word is there once, deleted words are gone, and the product has stored
 * exactly this text.
 */
const ANSWER_MS = 1500;
const MARK = /⟦[a-z]\d+⟧/gu;

await goal(
  'G38',
  'two people who write one set of minutes at once through cut connections lose no word and read the same',
  async ({ count, below, after }) => {
    const { product, people } = await runningCompany({ after }, { size: SMALL });
    const pair = people.slice(0, 2);
    const address = new URL(product.url);
    const line = await proxy({ host: address.hostname, port: Number(address.port) }, 300);
    after(() => line.close());
    const through = `http://127.0.0.1:${line.port}`;

    const ask = { token: pair[0]!.token };
    const lists = (await call(product.url, toplanti.getToplantiGerekliList, {}, ask)).body;
    if (!lists.durum) throw new Error(lists.msg);
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const opened = await call(
      product.url,
      toplanti.toplantiKaydet,
      {
        toplanti: {
          ...BOS_TOPLANTI,
          ToplantiTurId: lists.toplantiTur[0]!.Id,
          DuzenleyenId: pair[0]!.id,
          Baslama_Zamani: `${day}T07:00:00Z`,
          Bitis_Zamani: `${day}T08:00:00Z`,
        },
        katilimcilar: pair.map((p) => ({ KatilimciId: 0, UserId: p.id })),
        davetEt: true,
        uyarilariGordum: true,
      },
      ask,
    );
    if (!('Id' in opened.body)) throw new Error(JSON.stringify(opened.body));
    const meeting = opened.body.Id;

    const figures = {
      typed: 0,
      struck_out: 0,
      sent: 0,
      cut: 0,
      refused: 0,
      lost: 0,
      doubled: 0,
      come_back: 0,
      read_otherwise: 0,
      kept_otherwise: 0,
    };
    const written = new Set<string>();
    const gone = new Set<string>();

    /** A window in which a person types. Waiting changes are kept until an answer confirms them. */
    const windows = pair.map(({ token }, i) => {
      const name = 'ab'[i]!;
      const document = new Y.Doc();
      const text = document.getText(METIN_ALANI);
      let waiting: Uint8Array[] = [];
      let known = 0;
      document.on('update', (u: Uint8Array, from: unknown) => {
        if (from !== 'server') waiting.push(u);
      });
      return {
        text: () => text.toJSON(),
        waits: () => waiting.length > 0,
        type() {
          const marks = [...text.toJSON().matchAll(MARK)];
          const own = marks.filter((m) => m[0].startsWith(`⟦${name}`));
          if (own.length > 5 && below(6) === 0) {
            const m = own[below(own.length)]!;
            text.delete(m.index, m[0].length);
            written.delete(m[0]);
            gone.add(m[0]);
            figures.struck_out++;
            return;
          }
          const mark = `⟦${name}${figures.typed++}⟧`;
          text.insert(below(3) === 0 ? (marks[below(marks.length)]?.index ?? 0) : text.length, mark);
          written.add(mark);
        },
        async send(url: string) {
          const going = [...waiting];
          const answer = await answered(
            call(
              url,
              tutanak.tutanakEsle,
              {
                ToplantiId: meeting,
                Pencere: name,
                Hal: 'yaziyor',
                Sonra: known,
                Parca: going.length === 0 ? '' : Buffer.from(Y.mergeUpdates(going)).toString('base64'),
              },
              { token, signal: AbortSignal.timeout(ANSWER_MS) },
            ),
          );
          figures.sent++;
          if (answer === null) figures.cut++;
          else if (answer.status !== 200 || !answer.body.durum) figures.refused++;
          else {
            waiting = waiting.slice(going.length);
            known = answer.body.Son;
            if (answer.body.Parca !== '') Y.applyUpdate(document, Buffer.from(answer.body.Parca, 'base64'), 'server');
          }
        },
      };
    });

    const end = Date.now() + count(60_000, 12_000);
    await Promise.all([
      troubled(line, end, below),
      ...windows.map(async (w) => {
        while (Date.now() < end) {
          for (let i = 0; i <= below(3); i++) w.type();
          await w.send(through);
          await wait(below(40));
        }
      }),
    ]);

    // The line works again: waiting changes are sent, and then each window receives the other's.
    for (const w of windows) for (let i = 0; i < 5 && w.waits(); i++) await w.send(through);
    for (const w of windows) await w.send(through);
    const [read, otherRead] = windows.map((w) => w.text()) as [string, string];
    const { body } = await call(product.url, toplanti.getToplantiDetay, { Id: meeting }, ask);
    if (!body.durum) throw new Error(body.msg);
    const times = Map.groupBy(read.match(MARK) ?? [], (m) => m);
    figures.lost = [...written].filter((m) => !times.has(m)).length;
    figures.doubled = [...times.values()].filter((t) => t.length > 1).length;
    figures.come_back = [...gone].filter((m) => times.has(m)).length;
    figures.read_otherwise = Number(read !== otherRead);
    figures.kept_otherwise = Number(read !== body.toplanti.Tutanak);
    const { typed, cut, refused, lost, doubled, come_back, read_otherwise, kept_otherwise } = figures;
    return {
      pass: typed > 100 && cut > 5 && refused + lost + doubled + come_back + read_otherwise + kept_otherwise === 0,
      figures,
    };
  },
);
