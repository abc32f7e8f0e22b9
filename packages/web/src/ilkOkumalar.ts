import type { Call } from '@masabasi/core/platform/call/call';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { readFirst } from './platform/call/api.ts';
import {
  aday,
  analiz,
  anasayfa,
  anket,
  banka,
  bayi,
  bekleyen,
  bildirim,
  birlestirme,
  denetim,
  devir,
  dosya,
  duyuru,
  egitim,
  gelir,
  gorev,
  gorusme,
  gorusmeler,
  hatirlatma,
  izin,
  kurulum,
  lisans,
  memnuniyet,
  mola,
  musteri,
  olanlar,
  oturum,
  personel,
  projetakip,
  rol,
  sablon,
  santral,
  suzgec,
  talep,
  tanim,
  taslak,
  teklif,
  toplanti,
  uzakbaglanti,
  versiyon,
  webistek,
  yazisma,
  yetkili,
  yonlendirme,
  ziyaret,
} from './calls/first.ts';
import { type Ben, gorusmeAcar, izneKararli, kararli, sorumlu } from './platform/session/ben.ts';
import { acilisIstegi } from './platform/list/acilislar.ts';
import { sayfaBoyu } from './platform/list/sayfaBoyu.ts';
import { simdi } from './platform/call/sunucuSaati.ts';

/**
 * First reads of each page, which start together with the loading of the page's code. A read that is missing here, or
 * that has other fields than the page uses, only costs an extra call. `npm run fix` writes the calls of this file into
 * `calls/first.ts`; the other calls of a room load with its pages.
 */

type Okuma = () => Promise<void>;
export type IlkOkumalar = (adres: URLSearchParams, ben: Ben | null) => readonly Okuma[];

const oku =
  <E extends Call>(endpoint: E, fields: Girdi<E> & object): Okuma =>
  () =>
    readFirst(endpoint, fields);
/** Reads that do not depend on the address or the person. */
const hep =
  (...okumalar: readonly Okuma[]): IlkOkumalar =>
  () =>
    okumalar;

function izinOkumalari(adres: URLSearchParams, ben: Ben | null): readonly Okuma[] {
  const istekler = ben && izneKararli(ben) ? [oku(talep.izinTalepList, { Durum: 'Bekliyor' })] : [];
  if (adres.get('sekme') === 'takvim')
    return [
      oku(talep.izinTakvimi, { ay: istanbulGunu(simdi()).slice(0, 7) }),
      oku(talep.takvimBaglantisiVar, {}),
      ...istekler,
    ];
  if (ben === null || adres.has('sekme')) return istekler;
  const liste = sorumlu(ben, YETKI.izinYonet)
    ? oku(izin.izinKisileri, {})
    : oku(izin.personelizinlist, { UserId: ben.kullanici.Id });
  return [liste, ...istekler];
}

function panoOkumalari(_: URLSearchParams, ben: Ben | null): readonly Okuma[] {
  if (ben === null) return [oku(mola.personelgerekli, {})];
  return [
    oku(mola.personelgerekli, {}),
    oku(mola.departmanMola, { departmanId: ben.kullanici.DepartmanId }),
    ...(kararli(ben, YETKI.ayricalikli) ? [oku(mola.molaDuzeltmeList, { Durum: 'Bekliyor' })] : []),
  ];
}

/**
 * First reads of a list page: the list as it opens without an address, its saved views and the choices of its filters.
 * With an address the page reads the list itself.
 */
const listesi =
  (ad: string, uc: Call, ...secenekler: readonly Call[]): IlkOkumalar =>
  (adres, ben) => {
    const acilis = adres.size === 0 ? acilisIstegi(ad, ben?.yetkisi ?? null) : null;
    return [
      ...(acilis === null ? [] : [oku(uc, { adet: sayfaBoyu(ad), ...acilis })]),
      oku(suzgec.suzgecList, { Sayfa: ad }),
      ...secenekler.map((e) => oku(e, {})),
    ];
  };

/** The log opens on today, below the running connections. */
const baglantiOkumalari: IlkOkumalar = (adres) => {
  const bugun = istanbulGunu(simdi());
  const gunluk = { Baslangic: bugun, Bitis: bugun, adet: sayfaBoyu('baglanti') };
  return [
    oku(uzakbaglanti.getBaglantiList, { Acik: true, adet: 200 }),
    ...(adres.size === 0 ? [oku(uzakbaglanti.getBaglantiList, gunluk)] : []),
    oku(suzgec.suzgecList, { Sayfa: 'baglanti' }),
    ...[tanim.baseGerekliList, uzakbaglanti.baglantiGerekli].map((e) => oku(e, {})),
  ];
};

/** The plans of one project, else the list of all projects. */
const projeOkumalari: IlkOkumalar = (adres, ben) => {
  const ProjeId = Number(adres.get('proje'));
  return Number.isSafeInteger(ProjeId) && ProjeId > 0
    ? [oku(projetakip.getProjePlanDetayList, { ProjeId }), oku(projetakip.getprojeKonuList, { ProjeId })]
    : listesi('prj', projetakip.getProjeDetayList, tanim.baseGerekliList)(adres, ben);
};

function musteriKartiOkumalari(adres: URLSearchParams, ben: Ben | null): readonly Okuma[] {
  const Id = Number(adres.get('id'));
  if (!Number.isSafeInteger(Id) || Id <= 0) return [];
  return [
    oku(musteri.musteriDetay, { Id }),
    oku(musteri.musteriOnaylari, { Id }),
    oku(yetkili.getMusteriPersonelList, { MusteriId: Id }),
    oku(gorusmeler.musteriMasasi, { MusteriId: Id }),
    oku(lisans.getLisansRapor, { MusteriId: Id, adet: 200 }),
    ...(ben?.yetkisi(YETKI.teklifGor) ? [oku(teklif.getTeklifList, { MusteriId: Id, adet: 15 })] : []),
    ...(ben?.acar('/pazarlama/gorusmetakip') ? [oku(ziyaret.getZiyaretList, { MusteriId: Id, adet: 15 })] : []),
    ...(ben?.yetkisi(YETKI.maliGor) ? [oku(gelir.musteriCari, { MusteriId: Id })] : []),
    oku(uzakbaglanti.getBaglantiList, { MusteriId: Id, adet: 15 }),
    oku(egitim.getEgitimList, { MusteriId: Id, adet: 50 }),
    oku(dosya.getDosyaList, { Nesne: 'musteri', NesneId: Id }),
    oku(musteri.musteriZaman, { Id, sayfa: 1 }),
    ...(ben?.yetkisi(YETKI.musteriSil) ? [oku(birlestirme.musteriBirlesmeleri, { Id })] : []),
  ];
}

function gorusmeOkumalari(adres: URLSearchParams): readonly Okuma[] {
  const telefon = adres.get('telefon');
  const Id = Number(adres.get('id'));
  if (Number.isSafeInteger(Id) && Id > 0)
    return [
      oku(gorusme.getGorusmeDetay, { Id }),
      oku(devir.sozUyarilari, { GorusmeId: Id }),
      oku(dosya.getDosyaList, { Nesne: 'gorusme', NesneId: Id }),
      oku(hatirlatma.hatirlatmalarim, {}),
      oku(taslak.taslakOku, { Anahtarlar: [`gorusme.yazi.${Id}`] }),
    ];
  return telefon ? [oku(gorusme.telefonBul, { telefon })] : [oku(santral.getCagriList, { Cevapsiz: true })];
}

const anaSayfaOkumalari: IlkOkumalar = (_, ben) => [
  oku(mola.gunum, {}),
  oku(duyuru.getDuyurular, {}),
  oku(anasayfa.getDoganlar, {}),
  oku(anasayfa.bekleyenlerim, {}),
  oku(olanlar.donusOzeti, {}),
  ...(ben && gorusmeAcar(ben) ? [oku(devir.devirlerim, {})] : []),
  ...(ben?.demoda ? [oku(kurulum.ornekIlerlemesi, {})] : []),
  ...(ben?.yetkisi(YETKI.ayricalikli) ? [oku(kurulum.ilkAdimlar, {})] : []),
  ...(ben?.acar('/personel/mola') ? ben.kullanici.SorumluDepartmanlar : []).map((departmanId) =>
    oku(mola.departmanMola, { departmanId }),
  ),
  ...(ben?.acar('/personel/izin') ? [oku(izin.personelizinlist, { UserId: ben.kullanici.Id })] : []),
];

/** The shell's reads. */
export const KABUK_OKUMALARI: readonly Okuma[] = [
  oku(anasayfa.bekleyenlerim, {}),
  oku(bildirim.bildirimler, {}),
  oku(duyuru.getDuyurular, {}),
];

export const ILK = {
  anaSayfa: anaSayfaOkumalari,
  bekleyenler: hep(oku(bekleyen.bekleyenListe, {})),
  anketler: hep(oku(anket.anketListesi, {})),
  baglantilar: baglantiOkumalari,
  duyurular: hep(oku(duyuru.duyuruList, {}), oku(mola.personelgerekli, {})),
  gorusme: gorusmeOkumalari,
  izin: izinOkumalari,
  lisans: listesi('lisans', lisans.getLisansRapor, tanim.baseGerekliList, tanim.lisansGerekli, tanim.musterigerekli),
  musteriKarti: musteriKartiOkumalari,
  olanlar: (adres: URLSearchParams) => (adres.size === 0 ? [oku(olanlar.olanlarim, {})] : []),
  oturumlarim: hep(oku(oturum.oturumlarim, {})),
  pano: panoOkumalari,
  personel: hep(oku(personel.personelListesi, { Ayrilanlar: 0 })),
  sablonlar: hep(oku(sablon.sablonListesi, {})),
  roller: hep(oku(rol.rolListesi, {})),
  webIstekleri: listesi('webistek', webistek.getWebistekList, tanim.getGerekli),
  yazisma: hep(oku(yazisma.konusmaListesi, {}), oku(yazisma.yazismaKisileri, {})),
  analizler: listesi('analiz', analiz.analizListe, tanim.getGerekliList),
  teklifler: listesi('teklif', teklif.getTeklifList, teklif.getTeklifGerekliList),
  toplantilar: listesi('toplanti', toplanti.getToplantiList, toplanti.getToplantiGerekliList),
  bankaGunSonu: listesi('bankaHareketi', banka.getHareketList, banka.bankaHesaplari),
  yonlendirmeler: listesi('yonlendirme', yonlendirme.getYonlendirmeList),
  adaylar: listesi('aday', aday.getMusteriList, ziyaret.ziyaretGerekli),
  ziyaretler: listesi('ziyaret', ziyaret.getZiyaretList, ziyaret.ziyaretGerekli),
  gorusmeler: listesi('gorusme', gorusme.getGorusmeList, tanim.getGerekli),
  memnuniyetler: listesi('memnuniyet', memnuniyet.getMemnuniyetList, tanim.getGerekli),
  egitimler: listesi('egitim', egitim.getEgitimList, tanim.getGerekli),
  bayiler: listesi('bayi', bayi.getBayiList, tanim.baseGerekliList),
  isler: listesi('gorev', gorev.gorevListe, tanim.getGerekliList),
  versiyonlar: listesi('versiyon', versiyon.versiyonListe, tanim.getGerekliList),
  musteriler: listesi('musteri', musteri.musterilist, tanim.baseGerekliList, tanim.musterigerekli),
  projeler: projeOkumalari,
  denetim: listesi('denetim', denetim.getDenetim, denetim.denetimGerekli),
} as const;
