import { contract } from '@masabasi/core/contract';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import {
  ELLE,
  ILK_SINIR,
  MUSTERI,
  TEKLIF_DURUMLARI,
  TEKLIF_SURECI,
  type TeklifCagirani,
  type TeklifDurumu,
  uretimi,
} from '@masabasi/core/pazarlama/teklif/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';
import { teklifIsi } from './job.ts';
import { BOS_TEKLIF, kalem, sozu, teklifAraclari } from './testing.ts';

/**
 * Every action from every state by every kind of caller, over HTTP, against the state machine of core. Allowed moves
 * arrive. Forbidden moves get a sentence and leave no trace.
 */

const { teklif: oda } = contract;
const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1' } });
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { satan, onaylayan, bakan, neden } = a;
/** Approves discounts and writes no quotes. */
const imzalayan = await oturumlu(s, 'imzalayan', {
  ad: 'İmren',
  departmanId: await s.departman('Yönetim'),
  projeler: [2],
  yetkiler: [YETKI.teklifGor, YETKI.iskontoOnay],
});
const SECIM = { KabulEden: 'Ece Ar', KayipNedenId: neden, Aciklama: 'Bütçeleri bu yıl yetmedi' };

/** Their rights for the machine, beside their ids. */
const KISILER: Readonly<
  Record<string, { readonly kisi: Oturumlu; readonly yazar: boolean; readonly onaylar: boolean }>
> = {
  'who writes': { kisi: satan, yazar: true, onaylar: false },
  'who writes and approves': { kisi: onaylayan, yazar: true, onaylar: true },
  'who approves': { kisi: imzalayan, yazar: false, onaylar: true },
  'who looks': { kisi: bakan, yazar: false, onaylar: false },
};

let adres = 0;
const musteriYollar = async (kod: string, eylem: string) => {
  const body = new URLSearchParams({
    eylem,
    ad: 'Ece Ar',
    onay: '1',
    soru: 'Kurulum dahil mi?',
    neden: String(neden),
    aciklama: SECIM.Aciklama,
  });
  const headers = { 'x-forwarded-for': `10.3.${adres >> 8}.${adres++ & 255}` };
  return (await fetch(`${s.url}/teklif/${kod}`, { method: 'POST', body, redirect: 'manual', headers })).status;
};

interface Kayit {
  readonly Id: number;
  /** The secret of its link, after it was sent. */
  readonly kod: string | null;
}
/** A quote in each state, with a discount over or within the writer's limit when the state can have both. */
const YOL: Readonly<Record<TeklifDurumu, (oran: number) => Promise<Kayit>>> = {
  async taslak(oran) {
    const { Id } = await a.taslak({ MusteriId: await a.yeniMusteri() }, [kalem({ IskontoOran: oran })]);
    return { Id, kod: null };
  },
  async onay_bekliyor() {
    const k = await YOL.taslak(1500);
    tamam(await a.durum(k.Id, 'onay_bekliyor'));
    return k;
  },
  async onaylandi() {
    const k = await YOL.onay_bekliyor(1500);
    tamam(await a.durum(k.Id, 'onaylandi', onaylayan));
    return k;
  },
  async gonderildi(oran) {
    const { Id } = await (oran > ILK_SINIR ? YOL.onaylandi : YOL.taslak)(oran);
    return {
      Id,
      kod: tamam(await a.gonder(Id))
        .Adres.split('/')
        .at(-1)!,
    };
  },
  async goruldu(oran) {
    const k = await YOL.gonderildi(oran);
    expect(await musteriYollar(k.kod!, 'goruldu')).toBe(303);
    return k;
  },
  async kabul(oran) {
    const k = await YOL.gonderildi(oran);
    tamam(await a.durum(k.Id, 'kabul', satan, SECIM));
    return k;
  },
  async red(oran) {
    const k = await YOL.gonderildi(oran);
    tamam(await a.durum(k.Id, 'red', satan, SECIM));
    return k;
  },
  async suresi_doldu(oran) {
    const k = await YOL.gonderildi(oran);
    await sql`update teklif set durum = 'suresi_doldu' where id = ${k.Id}`.execute(s.db);
    return k;
  },
  async revize(oran) {
    const k = await YOL.gonderildi(oran);
    tamam(await a.revize(k.Id));
    return k;
  },
};

/** The whole stored state of a quote and of its possible results. */
const iz = async (Id: number) =>
  (
    await sql<{ readonly durum: TeklifDurumu; readonly iz: unknown }>`
      select t.durum, to_jsonb(t) || jsonb_build_object(
        'kalemler', (select jsonb_agg(to_jsonb(k) order by k.sira) from teklif_kalem k where k.teklif_id = t.id),
        'hareket', (select count(*) from hareket h where (h.nesne = 'teklif' and h.nesne_id = t.id)
          or (h.nesne = 'musteri' and h.nesne_id = t.musteri_id)),
        'revizyonlar', (select count(*) from teklif x where x.no = t.no),
        'lisanslar', (select count(*) from lisans l where l.musteri_id = t.musteri_id),
        'faturalar', (select count(*) from fatura f where f.musteri_id = t.musteri_id),
        'egitimler', (select count(*) from egitim e where e.musteri_id = t.musteri_id)) as iz
      from teklif t where t.id = ${Id}`.execute(s.db)
  ).rows[0]!;

interface Eylem {
  readonly ad: string;
  /** The next state. Null when the state stays. */
  readonly nereye: TeklifDurumu | null;
  /** True when the machine alone allows the action. */
  readonly olur: (t: Awaited<ReturnType<typeof a.detay>>['teklif'], c: TeklifCagirani) => boolean;
  /** The answer of the server in a word. */
  readonly yap: (k: Kayit, kim: Oturumlu) => Promise<string | number | undefined>;
}
const gider =
  (nereye: TeklifDurumu): Eylem['olur'] =>
  (t, c) =>
    gecisEngeli(TEKLIF_SURECI, t, nereye, c) === null;
const EYLEMLER: readonly Eylem[] = [
  ...TEKLIF_DURUMLARI.map((nereye): Eylem => ({
    ad: `says ${nereye}`,
    nereye,
    olur: (t, c) => ELLE.includes(nereye) && gider(nereye)(t, c),
    yap: async ({ Id }, kim) => sozu(await a.durum(Id, nereye, kim, SECIM)),
  })),
  {
    ad: 'sends',
    nereye: 'gonderildi',
    olur: gider('gonderildi'),
    yap: async (k, kim) => sozu(await a.gonder(k.Id, '', kim)),
  },
  { ad: 'revises', nereye: 'revize', olur: gider('revize'), yap: async (k, kim) => sozu(await a.revize(k.Id, kim)) },
  {
    ad: 'writes',
    nereye: null,
    olur: (t, c) => c.yazar && t.DurumAnahtar === TEKLIF_SURECI.ilk,
    async yap({ Id }, { token }) {
      const { teklif } = await a.detay(Id);
      const { MusteriId, Surum } = teklif;
      const istek = { teklif: { ...BOS_TEKLIF, Id, Surum, MusteriId, Baslik: 'Başka' }, kalemler: [kalem()] };
      return sozu(await s.call(oda.teklifKaydet, istek, token));
    },
  },
  ...[true, false].map((Var): Eylem => ({
    ad: Var ? 'makes what comes of it' : 'takes back what came of it',
    nereye: null,
    olur: (t, c) => c.yazar && (Var ? uretimi(t)?.eksik === true : uretimi(t)?.var === true),
    yap: async ({ Id }, { token }) =>
      sozu(await s.call(oda.teklifUretim, { Id, Surum: await a.surumu(Id), Var }, token)),
  })),
];

/**
 * The discount decides the next state of a draft. Only one over the limit comes to an approval, and sent quotes no
 * longer depend on it.
 */
const hucreler: readonly (readonly [TeklifDurumu, number])[] = [
  ['taslak', ILK_SINIR],
  ...TEKLIF_DURUMLARI.map((d): readonly [TeklifDurumu, number] => [
    d,
    ['taslak', 'onay_bekliyor', 'onaylandi'].includes(d) ? 1500 : ILK_SINIR,
  ]),
];
let [olan, olmayan] = [0, 0];
/** A quote in its state. Refused actions leave it unchanged, so it is read again only after a successful one. */
async function hazir(nereden: TeklifDurumu, oran: number) {
  const k = await YOL[nereden](oran);
  return { k, once: await iz(k.Id), teklif: (await a.detay(k.Id)).teklif };
}

test.each(hucreler)(
  'from %s with a discount of %i, colleagues do exactly the moves of the state machine',
  async (nereden, oran) => {
    let { k, once, teklif } = await hazir(nereden, oran);
    for (const [ad, { kisi, yazar, onaylar }] of Object.entries(KISILER))
      for (const eylem of EYLEMLER) {
        expect(once.durum).toBe(nereden);
        const cagiran: TeklifCagirani = { Id: kisi.Id, kim: 'kisi', yazar, onaylar, sinir: ILK_SINIR };
        const olur = eylem.olur(teklif, cagiran);
        const cevap = await eylem.yap(k, kisi);
        const sonra = await iz(k.Id);
        if (olur) {
          olan++;
          expect([ad, eylem.ad, cevap, sonra.durum]).toEqual([ad, eylem.ad, 'tamam', eylem.nereye ?? nereden]);
          ({ k, once, teklif } = await hazir(nereden, oran));
          continue;
        }
        olmayan++;
        // The refusal is a sentence, or a 403 for a missing right.
        expect([ad, eylem.ad, cevap === 403 ? yazar : typeof cevap !== 'string' || cevap === 'tamam']).toEqual([
          ad,
          eylem.ad,
          false,
        ]);
        expect([ad, eylem.ad, sonra]).toEqual([ad, eylem.ad, once]);
      }
  },
);

test.each(hucreler)(
  'from %s with a discount of %i, the customer does exactly the moves of the state machine',
  async (nereden, oran) => {
    let { k, once, teklif } = await hazir(nereden, oran);
    for (const nereye of TEKLIF_DURUMLARI) {
      const olur = gider(nereye)(teklif, MUSTERI);
      // Without a sent quote there is no secret, and a made-up secret finds nothing.
      const status = await musteriYollar(k.kod ?? 'a'.repeat(43), nereye);
      expect([nereye, status === 404]).toEqual([nereye, k.kod === null]);
      expect(status).toBeLessThan(500);
      const sonra = await iz(k.Id);
      if (olur) {
        olan++;
        expect([nereye, status, sonra.durum]).toEqual([nereye, 303, nereye]);
        ({ k, once, teklif } = await hazir(nereden, oran));
      } else {
        olmayan++;
        expect([nereye, sonra]).toEqual([nereye, once]);
      }
    }
  },
);

test('expires open quotes after their last day by the clock, leaves all others, and accepts none of them', async () => {
  const bunlar = await Promise.all(TEKLIF_DURUMLARI.map(async (d) => [d, await YOL[d](ILK_SINIR)] as const));
  await a.vakit('2026-12-20T21:00:00Z');
  for (const [d, k] of bunlar) {
    expect([d, sozu(await a.durum(k.Id, 'kabul', satan, SECIM)) === 'tamam']).toEqual([d, false]);
    if (k.kod !== null) await musteriYollar(k.kod, 'kabul');
    expect((await iz(k.Id)).durum).toBe(d);
  }
  await teklifIsi.calistir({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: null } });
  for (const [d, k] of bunlar)
    expect([d, (await iz(k.Id)).durum]).toEqual([d, d === 'gonderildi' || d === 'goruldu' ? 'suresi_doldu' : d]);
  await a.vakit('2026-11-20T09:00:00Z');
});

test('covers possible moves and many more impossible ones', () => {
  expect(olan).toBeGreaterThan(30);
  expect(olmayan).toBeGreaterThan(500);
});
