import { contract } from '@masabasi/core/contract';
import { METIN_ALANI, metinFarki } from '@masabasi/core/is/tutanak/rules';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { tamam, testServer } from '../../testing/product.ts';
import type { Oturumlu } from '../../testing/walk.ts';
import { sozu, toplantiAraclari } from '../toplanti/testing.ts';

/** Minutes that several people write at once, over broken connections: no words are lost, and all read the same. */

const { tutanak: oda } = contract;
const s = await testServer();
const { duzenleyen, raportor, katilan, baskasi, planli, yapilan, durum, detay, kisi } = await toplantiAraclari(s);
afterAll(() => s.kapat());

const yazi = (veri: Uint8Array) => Buffer.from(veri).toString('base64');

/** A person's window: its known text, and its unsent changes. */
function pencere(ToplantiId: number, kim: Oturumlu, ad: string) {
  const belge = new Y.Doc();
  const metin = belge.getText(METIN_ALANI);
  let bekleyen: Uint8Array[] = [];
  let Son = 0;
  belge.on('update', (u: Uint8Array, kaynak: unknown) => {
    if (kaynak !== 'sunucu') bekleyen.push(u);
  });
  const esle = async (o: { Parca?: string; Sonra?: number; Hal?: 'burada' | 'yaziyor' | 'ayrildi' } = {}) =>
    s.call(oda.tutanakEsle, { ToplantiId, Pencere: ad, Hal: 'yaziyor', Sonra: Son, Parca: '', ...o }, kim.token);
  return {
    kim,
    esle,
    metin: () => metin.toJSON(),
    yaz(yer: number, silinen: number, eklenen: string) {
      const bas = Math.min(yer, metin.length);
      belge.transact(() => {
        metin.delete(bas, Math.min(silinen, metin.length - bas));
        metin.insert(bas, eklenen);
      });
    },
    /** Sends waiting changes and takes new ones. `kayip`: the request, the answer, or neither is lost. */
    async gonder(kayip: 'gidis' | 'donus' | 'yok' = 'yok') {
      const [giden, adet] = [bekleyen.length === 0 ? '' : yazi(Y.mergeUpdates(bekleyen)), bekleyen.length];
      if (kayip === 'gidis') return;
      const cevap = tamam(await esle({ Parca: giden }));
      // It arrived, but the sender does not know.
      if (kayip === 'donus') return;
      bekleyen = bekleyen.slice(adet);
      Son = cevap.Son;
      if (cevap.Parca !== '') Y.applyUpdate(belge, Buffer.from(cevap.Parca, 'base64'), 'sunucu');
    },
  };
}

const saklanan = async (Id: number) => (await detay(Id)).toplanti.Tutanak;

describe('two people who write at once', () => {
  // Steps of each writer, in any order: type, or try to send over a connection that may lose the request or the answer.
  const adim = fc.record({
    kim: fc.nat(1),
    ne: fc.constantFrom('yaz', 'yaz', 'sil', 'gonder', 'gidis', 'donus'),
    yer: fc.nat(60),
    soz: fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 6 }),
  });

  test('lose nothing when messages are lost or repeated', async () => {
    const Id = await planli({}, { katilimcilar: [kisi(katilan), kisi(raportor)] });
    let tur = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(adim, { minLength: 5, maxLength: 30 }), async (adimlar) => {
        tur++;
        const [a, b] = [pencere(Id, katilan, `a${tur}`), pencere(Id, raportor, `b${tur}`)];
        await a.gonder();
        await b.gonder();
        let n = 0;
        const isaretler: string[] = [];
        for (const { kim, ne, yer, soz } of adimlar) {
          const p = kim === 0 ? a : b;
          if (ne === 'yaz') {
            // A unique mark, which nobody deletes.
            const isaret = `⟦${tur}-${n++}⟧`;
            isaretler.push(isaret);
            p.yaz(p.metin().length, 0, `${isaret}${soz.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Cf}⟦⟧]/gu, 'x')}`);
          } else if (ne === 'sil') p.yaz(Math.min(yer, Math.max(0, p.metin().indexOf('⟦') - 1)), 0, '');
          else await p.gonder(ne === 'gonder' ? 'yok' : ne);
        }
        for (const p of [a, b, a]) await p.gonder();
        expect(a.metin()).toBe(b.metin());
        for (const isaret of isaretler) expect(a.metin().split(isaret)).toHaveLength(2);
        expect(await saklanan(Id)).toBe(a.metin());
      }),
      { numRuns: 25 },
    );
  });

  test('keep both texts when they write in the middle of each other’s words', async () => {
    const Id = await planli({}, { katilimcilar: [kisi(katilan), kisi(raportor)] });
    const [a, b] = [pencere(Id, katilan, 'a'), pencere(Id, raportor, 'b')];
    a.yaz(0, 0, 'Bütçe konuşuldu.');
    await a.gonder();
    await b.gonder();
    a.yaz(5, 0, ' ve takvim');
    b.yaz(16, 0, ' Karar ertelendi.');
    await b.gonder('donus');
    await a.gonder('gidis');
    await b.gonder();
    await a.gonder();
    await b.gonder();
    expect([a.metin(), b.metin()]).toEqual(Array(2).fill('Bütçe ve takvim konuşuldu. Karar ertelendi.'));
  });

  test('turn many pieces into one, and a later reader gets all of it', async () => {
    const Id = await planli();
    const a = pencere(Id, katilan, 'a');
    for (let i = 0; i < 70; i++) {
      a.yaz(a.metin().length, 0, `${i},`);
      await a.gonder();
    }
    const { length } = await s.db.selectFrom('tutanak_parca').select('id').where('toplanti_id', '=', Id).execute();
    expect(length).toBeLessThan(40);
    const b = pencere(Id, duzenleyen, 'b');
    await b.gonder();
    expect(b.metin()).toBe(Array.from({ length: 70 }, (_, i) => `${i},`).join(''));
  });
});

describe('the right to write', () => {
  test('belongs to invited people, and nobody else reads the minutes', async () => {
    const Id = await planli();
    expect(sozu(await pencere(Id, baskasi, 'x').esle())).toBe(404);
    const { oradakiler } = tamam(await pencere(Id, katilan, 'k').esle());
    expect(oradakiler).toEqual([]);
    expect(tamam(await pencere(Id, duzenleyen, 'd').esle({ Hal: 'burada' })).oradakiler).toEqual([
      { Id: katilan.Id, Ad: 'Kaan Deneme', Yaziyor: true },
    ]);
    await pencere(Id, katilan, 'k').esle({ Hal: 'ayrildi' });
    expect(tamam(await pencere(Id, duzenleyen, 'd').esle()).oradakiler).toEqual([]);
  });

  test('ends with the approval, and a late change is refused but stays in its window', async () => {
    const Id = await yapilan();
    const a = pencere(Id, katilan, 'a');
    a.yaz(0, 0, 'Son hâli');
    await a.gonder();
    tamam(await durum(Id, 'onayli'));
    a.yaz(0, 0, 'Geç kalan ');
    await expect(a.gonder()).rejects.toThrow('artık yazılmaz');
    expect(tamam(await a.esle()).Kilitli).toBe(true);
    expect([a.metin(), await saklanan(Id)]).toEqual(['Geç kalan Son hâli', 'Son hâli']);
  });

  test('refuses broken changes of a document, and more text than minutes allow', async () => {
    const Id = await planli();
    expect(sozu(await pencere(Id, katilan, 'a').esle({ Parca: yazi(Buffer.from('merhaba dünya')) }))).toBe(
      'Yazdıklarınız okunamadı; sayfayı yeniden yükleyiniz.',
    );
    const belge = new Y.Doc();
    belge.getText(METIN_ALANI).insert(0, 'a'.repeat(100_001));
    expect(sozu(await pencere(Id, katilan, 'a').esle({ Parca: yazi(Y.encodeStateAsUpdate(belge)) }))).toBe(
      'Tutanak en çok 100.000 karakter olabilir.',
    );
    expect(await saklanan(Id)).toBe('');
  });
});

test('keeps the other’s words with the smallest change from one text to another', () => {
  const belge = new Y.Doc();
  const metin = belge.getText(METIN_ALANI);
  metin.insert(0, 'abc');
  const fark = metinFarki('abc', 'aXbc')!;
  metin.delete(fark.yer, fark.silinen);
  metin.insert(fark.yer, fark.eklenen);
  expect(metin.toJSON()).toBe('aXbc');
});
