import { contract } from '@masabasi/core/contract';
import { GORUSME_LISTESI } from '@masabasi/core/masa/gorusme/liste';
import type { Liste } from '@masabasi/core/platform/list/liste';
import { adrestenOku } from '@masabasi/core/platform/list/listeAdresi';
import { MEMNUNIYET_LISTESI } from '@masabasi/core/masa/memnuniyet/liste';
import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { EN_COK_BEKLEYEN_KAYIT } from '@masabasi/core/yonetim/anasayfa/aciliyet';
import { TEKLIF_LISTESI } from '@masabasi/core/pazarlama/teklif/liste';
import { WEBISTEK_LISTESI } from '@masabasi/core/masa/webistek/liste';
import { expect } from 'vitest';
import { tamam, type TestServer } from './product.ts';
import { faces } from '../rooms.ts';
import { oturumVer } from './walk.ts';

type Acan = (s: TestServer, adres: URLSearchParams, token: string, kisi: number) => Promise<number>;

/** The request of a list as its page makes it from an address. */
const listeden = (liste: Liste, adres: URLSearchParams) =>
  ({ sekme: adrestenOku(liste, adres).gorunum['sekme'] }) as never;

/** Calls of the pages that show a room's waiting items. A new room with a count adds its call here. */
const ACILAN: Readonly<Record<string, Acan>> = {
  gorusme: async (s, adres, token) =>
    tamam(await s.call(contract.gorusme.getGorusmeList, listeden(GORUSME_LISTESI, adres), token)).toplam,
  memnuniyet: async (s, adres, token) =>
    tamam(await s.call(contract.memnuniyet.getMemnuniyetList, listeden(MEMNUNIYET_LISTESI, adres), token)).toplam,
  teklif: async (s, adres, token) =>
    tamam(await s.call(contract.teklif.getTeklifList, listeden(TEKLIF_LISTESI, adres), token)).toplam,
  webistek: async (s, adres, token) =>
    tamam(await s.call(contract.webistek.getWebistekList, listeden(WEBISTEK_LISTESI, adres), token)).toplam,
  santral: async (s, adres, token) =>
    tamam(await s.call(contract.santral.getCagriList, { Cevapsiz: adres.get('sekme') === 'cevapsiz' }, token)).cagrilar
      .length,
  bekleyen: async (s, _, token) => tamam(await s.call(contract.bekleyen.bekleyenListe, {}, token)).bekleyenlist.length,
  mola: async (s, adres, token) => {
    expect(adres.get('duzeltme')).toBe('bekleyen');
    return tamam(await s.call(contract.mola.molaDuzeltmeList, { Durum: 'Bekliyor' }, token)).duzeltmelist.length;
  },
  gozetim: async (s, adres, token) => {
    expect(adres.get('sekme')).toBe('gozetim');
    const { sikayetler } = tamam(await s.call(contract.gozetim.sikayetListesi, {}, token));
    return sikayetler.filter((x) => x.DurumAnahtar === 'acik').length;
  },
  talep: async (s, _, token) =>
    tamam(await s.call(contract.talep.izinTalepList, { Durum: 'Bekliyor' }, token)).talepler.length,
  yazisma: async (s, _, token) =>
    tamam(await s.call(contract.yazisma.konusmaListesi, {}, token)).konusmalar.filter(
      (k) => k.Okunmayan > 0 && !k.Sessiz,
    ).length,
  demo: async (s, _, token, userId) => tamam(await s.call(contract.demo.demoListe, { userId }, token)).demolist.length,
  lisans: async (s, _, token) => tamam(await s.call(contract.lisans.lisansUyarilarim, {}, token)).uyarilist.length,
};

const kisi = async (s: TestServer, kullanici: string): Promise<number> =>
  (await s.db.selectFrom('kisi').select('id').where('kullanici_adi', '=', kullanici).executeTakeFirstOrThrow()).id;

/** Every path of a person's menu, also hidden ones. */
async function menuYollari(s: TestServer, kullanici: string): Promise<string[]> {
  const { menuList } = tamam(await s.call(contract.oturum.yetki, {}, await oturumVer(s, await kisi(s, kullanici))));
  const yollar = (liste: readonly MenuSatiri[]): string[] =>
    liste.flatMap((m) => [...(m.menuYol === null ? [] : [m.menuYol]), ...yollar(m.items ?? [])]);
  return yollar(menuList);
}

type Bekleyenlerim = Basari<typeof contract.anasayfa.bekleyenlerim>;

/** Expects that the shown records belong to the counted ones, are five at most, and open a page of the person's menu. */
function expectRecords(
  kayitlar: Bekleyenlerim['kayitlar'],
  sayilar: Bekleyenlerim['bekleyenler'],
  sayfalar: ReadonlySet<string>,
): void {
  expect(kayitlar.length).toBeLessThanOrEqual(EN_COK_BEKLEYEN_KAYIT);
  for (const k of kayitlar) {
    const sayilan = sayilar.find((b) => b.Oda === k.Oda)?.Adet ?? 0;
    expect([k, sayilan]).toEqual([k, expect.any(Number)]);
    expect(kayitlar.filter((x) => x.Oda === k.Oda).length).toBeLessThanOrEqual(sayilan);
    expect([k.Kim, k.Konu]).not.toContain('');
    if (k.Yol === null) continue;
    // A record's page lies below the page of its list.
    const yol = k.Yol.split('?')[0]!;
    expect([k.Yol, [yol, yol.slice(0, yol.lastIndexOf('/'))].some((y) => sayfalar.has(y))]).toEqual([k.Yol, true]);
  }
}

/** Reads the waiting items of a person, the number of rows that each link opens, and if the menu has its page. */
async function bekleyenleri(s: TestServer, kullanici: string) {
  const id = await kisi(s, kullanici);
  const token = await oturumVer(s, id);
  const sayfalar = new Set(await menuYollari(s, kullanici));
  const { bekleyenler, kayitlar } = tamam(await s.call(contract.anasayfa.bekleyenlerim, {}, token));
  expectRecords(kayitlar, bekleyenler, sayfalar);
  const sonuc = [];
  for (const b of bekleyenler) {
    const adres = new URLSearchParams(b.Yol?.split('?')[1] ?? '');
    const menude = b.Sayfa === null || sayfalar.has(b.Sayfa);
    sonuc.push({ ...b, menude, acilan: await ACILAN[b.Oda]!(s, adres, token, id) });
  }
  return sonuc;
}

/** One person of the demo company for each delivered role. */
const ROLDEKILER = ['yonetici', 'sorumlu', 'personel1', 'satis1', 'mujgan.akin', 'gonul.isildak', 'yetkisiz'];

/** Expects that each count opens exactly its rows, on a page that the person has. */
export async function rozetleriSina(s: TestServer): Promise<void> {
  // A room that gives waiting items names the call of its list above.
  expect(Object.keys(ACILAN).toSorted()).toEqual(
    faces
      .filter((f) => f.bekleyenler)
      .map((f) => f.ad)
      .toSorted(),
  );
  const gorulen = new Set<string>();
  for (const ad of ROLDEKILER)
    for (const b of await bekleyenleri(s, ad)) {
      gorulen.add(b.Oda);
      expect([ad, b]).toEqual([ad, { ...b, menude: true, acilan: b.Adet }]);
    }
  // Without these counts the check would be empty.
  const enAz = ['gorusme', 'memnuniyet', 'teklif', 'webistek', 'bekleyen', 'talep'];
  expect([...gorulen]).toEqual(expect.arrayContaining(enAz));
}

const MALI = ['/mali/afatura', '/mali/bankagunsonu', '/mali/bayifatura', '/mali/efatura', '/mali/gelir'];

/** Expects that accountants have the pages of money, sales those of quotes and dealers, and others neither. */
export async function rolleriSina(s: TestServer): Promise<void> {
  const sayfalari = async (ad: string) =>
    (await menuYollari(s, ad)).filter((y) => /^\/(mali|pazarlama\/(teklif|bayi))/.test(y)).toSorted();
  expect(await sayfalari('ruya.sonmez')).toEqual(MALI);
  expect(await sayfalari('mujgan.akin')).toEqual(expect.arrayContaining(MALI));
  expect(await sayfalari('satis1')).toEqual(expect.arrayContaining(['/pazarlama/bayi', '/pazarlama/tekliftakibi']));
  expect(await sayfalari('personel2')).toEqual([]);
}
