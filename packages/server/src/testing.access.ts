import { OGLEN } from './testing.ts';
import { BOS_DEMO, BOS_DEPARTMAN, BOS_KART, BOS_LISANS, BOS_MUSTERI } from './testing.walk.ts';

/**
 * Who may make each call, written by hand and not derived from the contract, so that a mistake there does not repeat
 * itself here. An endpoint without a row fails the test.
 */
export type Kim =
  | 'herkes'
  | 'oturum'
  | 'departman sorumlusu'
  | `departman sorumlusu ${number}`
  | `yetki ${number}`
  /** A permission that is for everybody, and the field that names the person. */
  | `yetkiyle ${string} ${number}`
  | `kendi ${string}`
  /** A field, and a permission that answers for everybody. */
  | `sorumlu ${string}`
  /** A field that names a department, and the permission that opens them all. */
  | `pano ${string} ${number}`;
export interface Satir {
  readonly kim: Kim;
  /** A page that opens it; none: one's own session, home and data. */
  readonly sayfa?: string;
  /** The other fields of a request that is well formed. */
  readonly istek?: object;
}

const GUN = '2026-11-20';
const KANUN_SETI = {
  GecerliBaslangic: '2003-06-10',
  dilimler: [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ],
};
const HAK_SETI = { ...KANUN_SETI, GecerliBaslangic: '2027-01-01' };
export const BEKLENEN: Record<string, Satir> = {
  'anasayfa.getDoganlar': { kim: 'oturum' },
  'anasayfa.bekleyenlerim': { kim: 'oturum' },
  'belge.openapi': { kim: 'yetki 0' },
  'birlestirme.musteriBenzer': { kim: 'yetki 1001', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  'birlestirme.musteriKarsilastir': {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, DigerId: 1 },
  },
  'birlestirme.musteriBirlesmeleri': {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
  'birlestirme.musteriBirlestir': {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, DigerId: 1, DigerSurum: 1, alanlar: {} },
  },
  'birlestirme.musteriBirlestirGeriAl': {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
  'demo.demoListe': { kim: 'sorumlu userId 26' },
  'demo.demoDetay': { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  'demo.demoGerekli': { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  'demo.demoKaydet': { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { demo: BOS_DEMO } },
  'demo.demoKimlikAc': {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Alan: 'TCKimlikNo' },
  },
  'demo.demoUstlen': { kim: 'yetki 26', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  'demo.demoAta': {
    kim: 'yetki 26',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, AtananId: 1 },
  },
  'demo.demoDurumGuncelle': {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, Durum: 'kuruldu' },
  },
  'denetim.getDenetim': { kim: 'yetki 1103', sayfa: '/yonetim/denetim' },
  'departman.departmanListesi': { kim: 'yetki 1204', sayfa: '/personel/departman' },
  'departman.departmanKaydet': { kim: 'yetki 1204', sayfa: '/personel/departman', istek: BOS_DEPARTMAN },
  'departman.departmanSil': { kim: 'yetki 1204', sayfa: '/personel/departman', istek: { Id: 2_000_000_000 } },
  'duyuru.getDuyurular': { kim: 'oturum' },
  'duyuru.duyuruGoruldu': { kim: 'oturum', istek: { Id: 1 } },
  'duyuru.duyuruList': { kim: 'yetki 1101', sayfa: '/yonetim/duyuru' },
  'duyuru.duyuruKaydet': {
    kim: 'yetki 1101',
    sayfa: '/yonetim/duyuru',
    istek: { Id: 0, Baslik: 'a', Metin: 'b', Baslangic: GUN, Bitis: GUN, Departmanlar: [], Onemli: 1, Surum: 0 },
  },
  'duyuru.duyuruSil': { kim: 'yetki 1101', sayfa: '/yonetim/duyuru', istek: { Id: 1 } },
  'hakedis.hakDilimleri': { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi' },
  'hakedis.hakDilimiEtkisi': { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { set: HAK_SETI, eski: null } },
  'hakedis.hakDilimiKaydet': { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { set: HAK_SETI, eski: null } },
  'hakedis.hakDilimiSil': { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { eski: KANUN_SETI } },
  'hakedis.hakDuzeltmeleri': { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  'hakedis.hakDuzeltmeEkle': {
    kim: 'yetkiyle UserId 1201',
    sayfa: '/personel/izin',
    istek: { Gun: 1, Sebep: 'On harften uzun' },
  },
  'ikiAdim.ikiAdimDurumu': { kim: 'oturum' },
  'ikiAdim.ikiAdimBaslat': { kim: 'oturum', istek: { parola: 'masabasi' } },
  'ikiAdim.ikiAdimOnayla': { kim: 'oturum', istek: { kod: '123456' } },
  'ikiAdim.kurtarmaKodlariYenile': { kim: 'oturum', istek: { parola: 'masabasi', kod: '123456' } },
  'ikiAdim.ikiAdimKapat': { kim: 'oturum', istek: { parola: 'masabasi', kod: '123456' } },
  'ikiAdim.ikiAdimKurali': { kim: 'yetki 0' },
  'ikiAdim.ikiAdimKuraliSec': { kim: 'yetki 0', istek: { Zorunlu: 0 } },
  'ikiAdim.ikiAdimKaldir': { kim: 'yetki 0', istek: { Id: 1, Sebep: 'Telefonu kayboldu' } },
  'izin.silinenIzinler': { kim: 'yetkiyle UserId 1201', sayfa: '/personel/izin' },
  'izin.personelizinlist': { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  'izin.izinKisileri': { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin' },
  'izin.izinkaydet': {
    kim: 'departman sorumlusu 1201',
    sayfa: '/personel/izin',
    istek: { izin: { Id: 0, UserId: 1 } },
  },
  'izin.izinHesapla': { kim: 'oturum', sayfa: '/personel/izin' },
  'izin.izinsil': { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin', istek: { Id: 1 } },
  'izin.izinGecmisi': { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin', istek: { Id: 1 } },
  'izin.izinGerekli': { kim: 'oturum', sayfa: '/personel/izin' },
  // Whose leave it is decides; izin/yetki.test.ts has the whole table.
  'izin.print_izin_talep': { kim: 'oturum', sayfa: '/personel/izin', istek: { izin_id: 2 } },
  'izin.izinAktar': { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  'kurulum.kurulumDurumu': { kim: 'herkes' },
  'kurulum.kur': {
    kim: 'herkes',
    istek: {
      anahtar: 'a',
      sirket: 'b',
      lisans: '',
      departman: 'c',
      Ad: 'd',
      Soyad: 'e',
      UserName: 'f',
      parola: 'mavi-kalem',
      tekrar: 'mavi-kalem',
    },
  },
  'kvkk.aydinlatma': { kim: 'oturum' },
  'kvkk.aydinlatmaGoruldu': { kim: 'oturum', istek: { Surum: 1 } },
  'kvkk.aydinlatmaSurumleri': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  'kvkk.aydinlatmaKaydet': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Metin: '{yok}', Surum: 1 } },
  'kvkk.aydinlatmaOkuyanlar': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Surum: 1 } },
  'kvkk.verilerim': { kim: 'oturum' },
  'kvkk.verilerimBolumu': { kim: 'oturum', istek: { Konu: 'kimlik' } },
  'kvkk.verilerimiIndir': { kim: 'oturum', istek: { Bicim: 'json' } },
  'kvkk.saklamaListesi': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  'kvkk.saklamaOnizle': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { konu: 'mola', Ay: 12 } },
  'kvkk.saklamaKaydet': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { konu: 'mola', Ay: 0, Surum: 1 } },
  'kvkk.imhaKayitlari': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  'kvkk.erisimKisileri': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk' },
  'kvkk.erisimKayitlari': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Baslangic: GUN, Bitis: GUN } },
  'kvkk.erisimAktar': { kim: 'yetki 1106', sayfa: '/yonetim/kvkk', istek: { Baslangic: GUN, Bitis: GUN } },
  'lisans.getLisansRapor': { kim: 'oturum', sayfa: '/rapor/lisans' },
  'lisans.lisansKirilim': { kim: 'oturum', sayfa: '/rapor/lisans', istek: { tur: 'kayip' } },
  'lisans.lisansDetay': { kim: 'oturum', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  'lisans.lisansUyarilarim': { kim: 'oturum', sayfa: '/rapor/lisans' },
  'lisans.lisansKaydet': { kim: 'yetki 1005', sayfa: '/rapor/lisans', istek: { lisans: BOS_LISANS } },
  'lisans.lisansYenile': {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Ay: 12, Tutar: 0, Aciklama: '' },
  },
  'lisans.lisansHalDegistir': {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Hal: 'Askıda', Aciklama: '' },
  },
  'lisans.lisansDevret': {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, MusteriId: 1, Aciklama: '' },
  },
  'lisans.lisansAnahtari': { kim: 'yetki 1005', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  'lisans.lisansAktar': { kim: 'yetki 1003', sayfa: '/rapor/lisans', istek: {} },
  'mola.departmanMola': { kim: 'pano departmanId 24' },
  'mola.moladurumGuncelle': { kim: 'kendi userid', istek: { moladurum: 646 } },
  'mola.molaHesapla': { kim: 'sorumlu userId' },
  'mola.moladetay': { kim: 'sorumlu userId', istek: { tarih: GUN, tarih2: GUN } },
  'mola.personelgerekli': { kim: 'oturum' },
  'mola.gunum': { kim: 'oturum' },
  'mola.molaDuzeltmeIste': {
    kim: 'oturum',
    istek: { MolaId: 1, Baslama_Zamani: OGLEN, Bitis_Zamani: OGLEN, Sebep: 'On harften uzun' },
  },
  'mola.unutulanOnayla': { kim: 'oturum', istek: { MolaId: 1 } },
  'mola.molaDuzeltmeList': { kim: 'departman sorumlusu', sayfa: '/personel/mola' },
  'mola.molaDuzeltmeKarar': {
    kim: 'departman sorumlusu',
    sayfa: '/personel/mola',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
  'oturum.login': { kim: 'herkes', istek: { UserName: 'arkadas', Password: 'masabasi', lisans: 'TEST' } },
  'oturum.logout': { kim: 'oturum' },
  'oturum.userbilgi': { kim: 'oturum' },
  'oturum.okumalar': { kim: 'oturum', istek: { istekler: [{ uc: 'oturum.userbilgi', val: {} }] } },
  'oturum.yetki': { kim: 'oturum' },
  'oturum.parolaDegistir': { kim: 'kendi userId', istek: { parola: 'yeni-parola' } },
  'oturum.usertemaguncelle': { kim: 'kendi userId', istek: { tur: 'MenuTur', deger: 'slim' } },
  'oturum.oturumlarim': { kim: 'oturum' },
  'oturum.oturumSonlandir': { kim: 'oturum', istek: { Id: 1 } },
  'oturum.digerOturumlariSonlandir': { kim: 'oturum' },
  'personel.personelListesi': { kim: 'departman sorumlusu 1203', sayfa: '/personel/user' },
  'personel.personelDetay': { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  'personel.personelGecmisi': { kim: 'sorumlu Id 1203', sayfa: '/personel/user' },
  'personel.personelKaydet': { kim: 'yetki 1203', sayfa: '/personel/user', istek: BOS_KART },
  'personel.personelKimlikAc': { kim: 'yetki 1205', sayfa: '/personel/user', istek: { Id: 1, Alan: 'TCKimlikNo' } },
  // Of a head, who cannot leave, and of somebody who has not left; personel/kart.test.ts has the whole table.
  'personel.personelParolaVer': {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { Id: 2, Parola: 'gecici-parola', Tekrar: 'baska' },
  },
  'personel.personelAyril': {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { Id: 3, CikisTarihi: GUN, AyrilmaNedeni: 'İstifa' },
  },
  'personel.personelGeriAl': { kim: 'yetki 1203', sayfa: '/personel/user', istek: { Id: 2 } },
  'personel.personelAktarDene': {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] },
  },
  'personel.personelAktar': {
    kim: 'yetki 1203',
    sayfa: '/personel/user',
    istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] },
  },
  'posta.sendMail': { kim: 'yetki 1104', sayfa: '/personel/mola', istek: { kisiler: [1], konu: 'a', metin: 'b' } },
  'posta.getGidenPosta': { kim: 'yetki 1102', sayfa: '/yonetim/posta' },
  'musteri.musterilist': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste' },
  'musteri.musteriDetay': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  'musteri.musteriZaman': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  'musteri.musteriKaydet': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { musteri: BOS_MUSTERI } },
  'musteri.musteriKimlikAc': {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Alan: 'Iban' },
  },
  'musteri.musteriSil': { kim: 'yetki 1001', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000, Surum: 1 } },
  'musteri.musteriDisaAktar': { kim: 'yetki 1003', sayfa: '/tanimlar/musteri/liste' },
  'aktarim.musteriAktarimAc': {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Dosya: 'a.xlsx', SatirSayisi: 1 },
  },
  'aktarim.musteriAktarimYukle': {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, satirlar: [{ Satir: 2 }] },
  },
  'aktarim.musteriIceAktar': {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Islem: 'yaz' },
  },
  'aktarim.musteriAktarim': { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  'aktarim.musteriAktarimSatirlari': {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000 },
  },
  'aktarim.musteriAktarimlari': { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste' },
  'sistem.sistemDurumu': { kim: 'yetki 1107', sayfa: '/yonetim/sistem' },
  'suzgec.suzgecList': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Sayfa: 'musteri' } },
  'suzgec.suzgecKaydet': {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: 'a', Alanlar: {}, Paylasilan: 0 },
  },
  'suzgec.suzgecSil': { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000, Surum: 1 } },
  'suzgec.suzgecVarsayilanSec': {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Sayfa: 'musteri', Id: null },
  },
  'proje.projeListesi': { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  'proje.projeDetay': { kim: 'yetki 1302', sayfa: '/tanimlar/proje', istek: { Id: 2 } },
  'proje.projeSecenekleri': { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  'proje.projeKaydet': {
    kim: 'yetki 1302',
    sayfa: '/tanimlar/proje',
    istek: {
      proje: {
        Id: 0,
        Ad: 'a',
        Kod: null,
        Renk: 'gri',
        Aciklama: '',
        SorumluId: null,
        EkipId: null,
        AnketTurId: null,
        Aktif: 1,
        Surum: 0,
      },
    },
  },
  'proje.projeKisileriSec': {
    kim: 'yetki 1302',
    sayfa: '/tanimlar/proje',
    istek: { Id: 2_000_000_000, Surum: 0, KisiIdler: [] },
  },
  'rol.rolGerekli': { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  'rol.rolListesi': { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  'rol.rolKaydet': {
    kim: 'yetki 1105',
    sayfa: '/yonetim/yetki',
    istek: { Id: 0, Surum: 0, Ad: 'a', Aciklama: '', Yetkiler: [], Menuler: [] },
  },
  'rol.rolSil': { kim: 'yetki 1105', sayfa: '/yonetim/yetki', istek: { Id: 2_000_000_000, Surum: 1 } },
  'rol.yetkiKisileri': { kim: 'yetki 1105', sayfa: '/yonetim/yetki' },
  'rol.kisiYetkileri': { kim: 'yetkiyle UserId 1105', sayfa: '/yonetim/yetki' },
  'rol.kisiYetkiKaydet': {
    kim: 'yetkiyle UserId 1105',
    sayfa: '/yonetim/yetki',
    istek: { Surum: 999, Roller: [], Yetkiler: [], Menuler: [] },
  },
  'rol.menuListesi': { kim: 'yetki 1105', sayfa: '/yonetim/menu' },
  'rol.menuKaydet': {
    kim: 'yetki 1105',
    sayfa: '/yonetim/menu',
    istek: {
      Id: 0,
      Surum: 0,
      UstId: null,
      menuAd: 'a',
      menuYol: '',
      icon: null,
      baget: '',
      visible: 1,
      disabled: 0,
      separator: 0,
    },
  },
  'rol.menuSirala': { kim: 'yetki 1105', sayfa: '/yonetim/menu', istek: { menuler: [] } },
  'rol.menuSil': { kim: 'yetki 1105', sayfa: '/yonetim/menu', istek: { Id: 2_000_000_000, Surum: 1 } },
  'rol.yetkilerim': { kim: 'oturum' },
  'talep.izinTalepEt': { kim: 'oturum', sayfa: '/personel/izin' },
  'talep.izinIptalIste': { kim: 'oturum', sayfa: '/personel/izin', istek: { IzinId: 2, Aciklama: 'Gidemiyorum' } },
  'talep.izinTalepVazgec': { kim: 'oturum', sayfa: '/personel/izin', istek: { Id: 1 } },
  'talep.izinTaleplerim': { kim: 'oturum', sayfa: '/personel/izin' },
  'talep.izinTalepList': { kim: 'departman sorumlusu 1201', sayfa: '/personel/izin' },
  'talep.izinTalepKarar': {
    kim: 'departman sorumlusu 1201',
    sayfa: '/personel/izin',
    istek: { Id: 1, Onay: 1, Aciklama: '' },
  },
  'talep.izinTakvimi': { kim: 'oturum', sayfa: '/personel/izin', istek: { ay: '2026-12' } },
  'talep.takvimBaglantisiVar': { kim: 'oturum', sayfa: '/personel/izin' },
  'talep.takvimBaglantisi': { kim: 'oturum', sayfa: '/personel/izin', istek: { islem: 'goster' } },
  'tanim.baseGerekliList': { kim: 'oturum', sayfa: '/rapor/lisans' },
  'tanim.musterigerekli': { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  'tanim.lisansGerekli': { kim: 'oturum', sayfa: '/rapor/lisans' },
  'tanim.talepgerekli': { kim: 'oturum', sayfa: '/islemler/musterigorusme/webistek' },
  'tanim.getGerekli': { kim: 'oturum', sayfa: '/islemler/musterigorusme/list' },
  'tanim.tanimListeleri': { kim: 'yetki 1301', sayfa: '/tanimlar/listeler' },
  'tanim.tanimList': { kim: 'yetki 1301', sayfa: '/tanimlar/listeler', istek: { Liste: 'kurumlar' } },
  'tanim.tanimKaydet': {
    kim: 'yetki 1301',
    sayfa: '/tanimlar/listeler',
    istek: {
      tanim: {
        Id: 0,
        Liste: 'kurumlar',
        Ad: 'a',
        Renk: null,
        Kod: null,
        ProjeId: null,
        UstId: null,
        Aktif: 1,
        Surum: 0,
      },
    },
  },
  'tanim.tanimSil': { kim: 'yetki 1301', sayfa: '/tanimlar/listeler', istek: { Id: 2_000_000_000 } },
  'tanim.tanimSirala': { kim: 'yetki 1301', sayfa: '/tanimlar/listeler', istek: { Liste: 'kurumlar', Idler: [] } },
  'tatil.tatilList': { kim: 'yetki 1202', sayfa: '/tanimlar/tatil' },
  'tatil.tatilKaydet': {
    kim: 'yetki 1202',
    sayfa: '/tanimlar/tatil',
    istek: { Id: 0, Tarih: '2026-12-04', Ad: 'a', GunSayi: '1', Surum: 0 },
  },
  'tatil.tatilSil': { kim: 'yetki 1202', sayfa: '/tanimlar/tatil', istek: { Id: 1 } },
  'tatil.cumartesileriEkle': { kim: 'yetki 1202', sayfa: '/tanimlar/tatil' },
  'tatil.izinleriHesapla': { kim: 'yetki 1202', sayfa: '/tanimlar/tatil', istek: { IzinIdler: [1, 2] } },
};
