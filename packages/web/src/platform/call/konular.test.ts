import { contract, endpoints } from '@masabasi/core/contract';
import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
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

/** Reads that each write makes old, by name. A changed topic shows here as more or fewer reads. */
const ESKIYENLER: readonly (readonly [Endpoint, string])[] = [
  // The most frequent writes make only the screens old that show them.
  [mola.moladurumGuncelle, 'departmanMola gorusmeAdaylari gunum kisiHali moladetay yazismaHalleri'],
  [
    mola.molaDuzeltmeKarar,
    'bekleyenlerim departmanMola gorusmeAdaylari gunum kisiHali molaDuzeltmeList moladetay yazismaHalleri',
  ],
  [
    izin.izinkaydet,
    'demoTakvimi departmanMola egitimTakvimi gorevCizelge gorevYuk gorusmeAdaylari gunum izinDefteri izinDevri izinGecmisi izinKisileri izinTakvimi izinTalepDene izinTalepList izinTaleplerim kisiHali personelizinlist projeYuku silinenIzinler sozUyarilari yazismaHalleri',
  ],
  [
    talep.izinTalepEt,
    'bekleyenlerim izinDefteri izinKisileri izinTakvimi izinTalepDene izinTalepList izinTaleplerim personelizinlist',
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
  // A read with a secret answer that also changes something.
  [ikiAdim.kurtarmaKodlariYenile, 'ikiAdimDurumu ikiAdimKurali oturumlarim personelDetay personelGecmisi'],
  [duyuru.duyuruGoruldu, ''],
  [oturum.parolaDegistir, ''],
];

test.each(ESKIYENLER.map(([e, adlar]) => [e.path, e.degistirir ?? [], adlar] as const))(
  '%s refreshes the reads of its topics and no others',
  (_, degistirir, adlar) => {
    expect(okunanlar(degistirir).join(' ')).toBe(adlar);
  },
);

/** Reads that show a customer, in any room. */
const MUSTERI_GOSTEREN = okunanlar(['musteriler']);

test('the reads that show a customer are more than those of the customer room', () => {
  const enAz = `demoDetay demoListe getLisansRapor lisansDetay lisansKirilim lisansUyarilarim
    musteriBenzer musterilist`;
  expect(MUSTERI_GOSTEREN).toEqual(expect.arrayContaining(enAz.split(/\s+/)));
});

const MUSTERI_YAZAN: readonly (readonly [Endpoint, string])[] = [
  [musteri.musteriKaydet, 'bekleyenlerim getMusteriKartList getMusteriPersonelList musteriDetay musteriZaman'],
  // The card is gone, so a new read would find nothing.
  [musteri.musteriSil, ''],
  [
    birlestirme.musteriBirlestir,
    'egitimGerekli getMusteriKartList getMusteriPersonelList getToplantiGerekliList musteriBirlesmeleri musteriDetay musteriOnaylari musteriZaman',
  ],
  [
    birlestirme.musteriBirlestirGeriAl,
    'egitimGerekli getMusteriKartList getMusteriPersonelList getToplantiGerekliList musteriBirlesmeleri musteriDetay musteriOnaylari musteriZaman',
  ],
];
test.each(MUSTERI_YAZAN.map(([e, adlar]) => [e.path, e.degistirir ?? [], adlar] as const))(
  '%s refreshes the reads of a customer and a few others',
  (_, degistirir, adlar) => {
    const okunan = okunanlar(degistirir);
    expect(okunan).toEqual(expect.arrayContaining(MUSTERI_GOSTEREN));
    expect(okunan.filter((ad) => !MUSTERI_GOSTEREN.includes(ad)).join(' ')).toBe(adlar);
  },
);

test('an answer compared for one decision, or from no endpoint, stays', () => {
  const { degistirir = [] } = birlestirme.musteriBirlestir;
  expect(degistirir).toContain('musteri');
  expect(gosterir(birlestirme.musteriKarsilastir.konu, degistirir)).toBe(false);
  expect(gosterir(undefined, degistirir)).toBe(false);
  // After missed events every topic may be old; the audit shows no topic.
  expect(gosterir(mola.gunum.konu, 'hepsi')).toBe(true);
  expect(gosterir(contract.denetim.getDenetim.konu, 'hepsi')).toBe(false);
});
