import { contract, endpoints } from '@masabasi/core/contract';
import type { Endpoint } from '@masabasi/core/endpoint';
import { expect, test } from 'vitest';
import { gosterir } from './konular.ts';

const okunanlar = (konular: readonly string[]) =>
  endpoints
    .filter(({ endpoint }) => gosterir(endpoint.konu, konular))
    .map(({ name }) => name)
    .toSorted();

const {
  analiz,
  birlestirme,
  demo,
  dosya,
  duyuru,
  egitim,
  gorusme,
  ikiAdim,
  izin,
  lisans,
  mola,
  musteri,
  oturum,
  rol,
  talep,
  uzakbaglanti,
  webistek,
} = contract;

/** By name, so that a topic more or less somewhere is seen here as calls more or less. */
const ESKIYENLER: readonly (readonly [Endpoint, string])[] = [
  // What is done most often reads nothing but what shows it.
  [mola.moladurumGuncelle, 'departmanMola gorusmeAdaylari gunum kisiHali moladetay yazismaHalleri'],
  [
    mola.molaDuzeltmeKarar,
    'bekleyenlerim departmanMola gorusmeAdaylari gunum kisiHali molaDuzeltmeList moladetay yazismaHalleri',
  ],
  [
    izin.izinkaydet,
    'demoTakvimi departmanMola egitimTakvimi gorevCizelge gorevYuk gorusmeAdaylari gunum izinDefteri izinDevri izinGecmisi izinKisileri izinTakvimi izinTalepList izinTaleplerim kisiHali personelizinlist projeYuku silinenIzinler sozUyarilari yazismaHalleri',
  ],
  [
    talep.izinTalepEt,
    'bekleyenlerim izinDefteri izinKisileri izinTakvimi izinTalepList izinTaleplerim personelizinlist',
  ],
  [
    lisans.lisansYenile,
    'analizGeliri arayanMusteri bekleyenlerim getGelir getGorusmeDetay getLisansRapor gorusmeSablonlari gunPlani lisansDetay lisansHatirlatmaOnizle lisansKirilim lisansRadari lisansUyarilarim lisansVersiyonu musteriDetay musteriMasasi musteriZaman telefonBul versiyonKullananlari',
  ],
  [
    gorusme.gorusmeUstlen,
    'analizDetay anilabilecekler arayanMusteri bekleyenlerim birlesilebilenler getGorusmeDetay getGorusmeList gorusmePanosu gorusmeSablonlari gorusmeTakvimi hatirlatmalarim izinDevri lisansRadari musteriMasasi musteriZaman sozUyarilari telefonBul',
  ],
  [demo.demoUstlen, 'bekleyenlerim demoDetay demoListe demoTakvimi egitimTakvimi kapananDemolar musteriZaman'],
  [
    uzakbaglanti.baglantiBaslat,
    'analizDetay anilabilecekler arayanMusteri birlesilebilenler getBaglantiList getGorusmeDetay getGorusmeList getMusteriKartList getMusteriPersonelList gorusmePanosu gorusmeSablonlari gorusmeTakvimi hatirlatmalarim izinDevri lisansRadari musteriDetay musteriMasasi musteriZaman sozUyarilari telefonBul',
  ],
  [
    egitim.egitimKaydet,
    'analizDetay anilabilecekler arayanMusteri birlesilebilenler egitimTakvimi getEgitimDetay getEgitimList getGorusmeDetay getGorusmeList getMusteriKartList getMusteriPersonelList gorusmePanosu gorusmeSablonlari gorusmeTakvimi hatirlatmalarim izinDevri lisansRadari musteriDetay musteriMasasi musteriZaman sozUyarilari telefonBul',
  ],
  [webistek.webistekUstlen, 'analizDetay bekleyenlerim getWebistekDetay getWebistekList musteriMasasi musteriZaman'],
  [
    analiz.analizKaydet,
    'analizDetay analizGeliri analizListe analizSurumleri analizYolu bekleyenListe bekleyenlerim getWebistekDetay getWebistekList kaynaginAnalizleri musteriMasasi musteriZaman versiyonSoranlari',
  ],
  [
    dosya.dosyaKaydet,
    'getDosyaList getMusteriKartList getMusteriPersonelList getProjePlanDetayList gorevDetay musteriDetay musteriZaman',
  ],
  [
    dosya.dosyaSil,
    'getDosyaList getMusteriKartList getMusteriPersonelList getProjePlanDetayList gorevDetay musteriDetay musteriZaman',
  ],
  [rol.menuSirala, 'menuListesi rolGerekli'],
  // A read whose answer is a secret, and which changes something.
  [ikiAdim.kurtarmaKodlariYenile, 'ikiAdimDurumu ikiAdimKurali oturumlarim personelDetay personelGecmisi'],
  [duyuru.duyuruGoruldu, ''],
  [oturum.parolaDegistir, ''],
];

test.each(ESKIYENLER.map(([e, adlar]) => [e.path, e.degistirir ?? [], adlar] as const))(
  '%s makes old what shows its topics and nothing else',
  (_, degistirir, adlar) => {
    expect(okunanlar(degistirir).join(' ')).toBe(adlar);
  },
);

/** Whatever shows a customer, whichever room it is. */
const MUSTERI_GOSTEREN = okunanlar(['musteriler']);

test('what shows a customer is more than the customers themselves', () => {
  const enAz = `demoDetay demoListe getLisansRapor lisansDetay lisansKirilim lisansUyarilarim
    musteriBenzer musterilist`;
  expect(MUSTERI_GOSTEREN).toEqual(expect.arrayContaining(enAz.split(/\s+/)));
});

const MUSTERI_YAZAN: readonly (readonly [Endpoint, string])[] = [
  [musteri.musteriKaydet, 'bekleyenlerim getMusteriKartList getMusteriPersonelList musteriDetay musteriZaman'],
  // Its card is gone: reading that again would find nothing.
  [musteri.musteriSil, ''],
  [
    birlestirme.musteriBirlestir,
    'getMusteriKartList getMusteriPersonelList musteriBirlesmeleri musteriDetay musteriOnaylari musteriZaman',
  ],
  [
    birlestirme.musteriBirlestirGeriAl,
    'getMusteriKartList getMusteriPersonelList musteriBirlesmeleri musteriDetay musteriOnaylari musteriZaman',
  ],
];
test.each(MUSTERI_YAZAN.map(([e, adlar]) => [e.path, e.degistirir ?? [], adlar] as const))(
  '%s makes old what shows a customer, and besides',
  (_, degistirir, adlar) => {
    const okunan = okunanlar(degistirir);
    expect(okunan).toEqual(expect.arrayContaining(MUSTERI_GOSTEREN));
    expect(okunan.filter((ad) => !MUSTERI_GOSTEREN.includes(ad)).join(' ')).toBe(adlar);
  },
);

test('what is compared for one decision, or is no answer of an endpoint, stays as it is', () => {
  const { degistirir = [] } = birlestirme.musteriBirlestir;
  expect(degistirir).toContain('musteri');
  expect(gosterir(birlestirme.musteriKarsilastir.konu, degistirir)).toBe(false);
  expect(gosterir(undefined, degistirir)).toBe(false);
  // When events were missed, whatever shows a topic may be old; the audit shows none.
  expect(gosterir(mola.gunum.konu, 'hepsi')).toBe(true);
  expect(gosterir(contract.denetim.getDenetim.konu, 'hepsi')).toBe(false);
});
