import { OGLEN } from './testing.ts';
import { BOS_DEPARTMAN, BOS_KART, BOS_MUSTERI } from './testing.walk.ts';

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
  | `pano ${string}`;
export interface Satir {
  readonly kim: Kim;
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
  'belge.openapi': { kim: 'yetki 0' },
  'denetim.getDenetim': { kim: 'yetki 1103' },
  'departman.departmanListesi': { kim: 'yetki 1204' },
  'departman.departmanKaydet': { kim: 'yetki 1204', istek: BOS_DEPARTMAN },
  'departman.departmanSil': { kim: 'yetki 1204', istek: { Id: 2_000_000_000 } },
  'duyuru.getDuyurular': { kim: 'oturum' },
  'duyuru.duyuruGoruldu': { kim: 'oturum', istek: { Id: 1 } },
  'duyuru.duyuruList': { kim: 'yetki 1101' },
  'duyuru.duyuruKaydet': {
    kim: 'yetki 1101',
    istek: { Id: 0, Baslik: 'a', Metin: 'b', Baslangic: GUN, Bitis: GUN, Departmanlar: [], Onemli: 1, Surum: 0 },
  },
  'duyuru.duyuruSil': { kim: 'yetki 1101', istek: { Id: 1 } },
  'hakedis.hakDilimleri': { kim: 'yetki 1202' },
  'hakedis.hakDilimiEtkisi': { kim: 'yetki 1202', istek: { set: HAK_SETI, eski: null } },
  'hakedis.hakDilimiKaydet': { kim: 'yetki 1202', istek: { set: HAK_SETI, eski: null } },
  'hakedis.hakDilimiSil': { kim: 'yetki 1202', istek: { eski: KANUN_SETI } },
  'hakedis.hakDuzeltmeleri': { kim: 'sorumlu UserId 1201' },
  'hakedis.hakDuzeltmeEkle': { kim: 'yetkiyle UserId 1201', istek: { Gun: 1, Sebep: 'On harften uzun' } },
  'izin.silinenIzinler': { kim: 'yetkiyle UserId 1201' },
  'izin.personelizinlist': { kim: 'sorumlu UserId 1201' },
  'izin.izinKisileri': { kim: 'departman sorumlusu 1201' },
  'izin.izinkaydet': { kim: 'departman sorumlusu 1201', istek: { izin: { Id: 0, UserId: 1 } } },
  'izin.izinHesapla': { kim: 'oturum' },
  'izin.izinsil': { kim: 'departman sorumlusu 1201', istek: { Id: 1 } },
  'izin.izinGecmisi': { kim: 'departman sorumlusu 1201', istek: { Id: 1 } },
  'izin.izinGerekli': { kim: 'oturum' },
  // Whose leave it is decides; izin/yetki.test.ts has the whole table.
  'izin.print_izin_talep': { kim: 'oturum', istek: { izin_id: 2 } },
  'izin.izinAktar': { kim: 'sorumlu UserId 1201' },
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
  'kvkk.aydinlatmaSurumleri': { kim: 'yetki 1106' },
  'kvkk.aydinlatmaKaydet': { kim: 'yetki 1106', istek: { Metin: '{yok}', Surum: 1 } },
  'kvkk.aydinlatmaOkuyanlar': { kim: 'yetki 1106', istek: { Surum: 1 } },
  'kvkk.verilerim': { kim: 'oturum' },
  'kvkk.verilerimBolumu': { kim: 'oturum', istek: { Konu: 'kimlik' } },
  'kvkk.verilerimiIndir': { kim: 'oturum', istek: { Bicim: 'json' } },
  'kvkk.saklamaListesi': { kim: 'yetki 1106' },
  'kvkk.saklamaOnizle': { kim: 'yetki 1106', istek: { konu: 'mola', Ay: 12 } },
  'kvkk.saklamaKaydet': { kim: 'yetki 1106', istek: { konu: 'mola', Ay: 0, Surum: 1 } },
  'kvkk.imhaKayitlari': { kim: 'yetki 1106' },
  'kvkk.erisimKisileri': { kim: 'yetki 1106' },
  'kvkk.erisimKayitlari': { kim: 'yetki 1106', istek: { Baslangic: GUN, Bitis: GUN } },
  'kvkk.erisimAktar': { kim: 'yetki 1106', istek: { Baslangic: GUN, Bitis: GUN } },
  'mola.departmanMola': { kim: 'pano departmanId' },
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
  'mola.molaDuzeltmeList': { kim: 'departman sorumlusu' },
  'mola.molaDuzeltmeKarar': { kim: 'departman sorumlusu', istek: { Id: 1, Onay: 1, Aciklama: '' } },
  'oturum.login': { kim: 'herkes', istek: { UserName: 'hicbiri', Password: 'masabasi', lisans: 'TEST' } },
  'oturum.logout': { kim: 'oturum' },
  'oturum.userbilgi': { kim: 'oturum' },
  'oturum.yetki': { kim: 'oturum' },
  'oturum.parolaDegistir': { kim: 'kendi userId', istek: { parola: 'yeni-parola' } },
  'oturum.usertemaguncelle': { kim: 'kendi userId', istek: { tur: 'MenuTur', deger: 'slim' } },
  'oturum.oturumlarim': { kim: 'oturum' },
  'oturum.oturumSonlandir': { kim: 'oturum', istek: { Id: 1 } },
  'personel.personelListesi': { kim: 'departman sorumlusu 1203' },
  'personel.personelDetay': { kim: 'sorumlu Id 1203' },
  'personel.personelGecmisi': { kim: 'sorumlu Id 1203' },
  'personel.personelKaydet': { kim: 'yetki 1203', istek: BOS_KART },
  'personel.personelKimlikAc': { kim: 'yetki 1205', istek: { Id: 1 } },
  // Of a head, who cannot leave, and of somebody who has not left; personel/kart.test.ts has the whole table.
  'personel.personelParolaVer': { kim: 'yetki 1203', istek: { Id: 2, Parola: 'gecici-parola', Tekrar: 'baska' } },
  'personel.personelAyril': { kim: 'yetki 1203', istek: { Id: 3, CikisTarihi: GUN, AyrilmaNedeni: 'İstifa' } },
  'personel.personelGeriAl': { kim: 'yetki 1203', istek: { Id: 2 } },
  'personel.personelAktarDene': { kim: 'yetki 1203', istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] } },
  'personel.personelAktar': { kim: 'yetki 1203', istek: { kayitlar: [{ Satir: 2, UserName: 'a' }] } },
  'posta.sendMail': { kim: 'yetki 1104', istek: { kisiler: [1], konu: 'a', metin: 'b' } },
  'posta.getGidenPosta': { kim: 'yetki 1102' },
  'musteri.musterilist': { kim: 'oturum' },
  'musteri.musteriDetay': { kim: 'oturum', istek: { Id: 2_000_000_000 } },
  'musteri.musteriZaman': { kim: 'oturum', istek: { Id: 2_000_000_000 } },
  'musteri.musteriKaydet': { kim: 'oturum', istek: { musteri: BOS_MUSTERI } },
  'musteri.musteriSil': { kim: 'yetki 1001', istek: { Id: 2_000_000_000, Surum: 1 } },
  'musteri.musteriDisaAktar': { kim: 'yetki 1003' },
  'aktarim.musteriAktarimAc': { kim: 'yetki 1002', istek: { Dosya: 'a.xlsx', SatirSayisi: 1 } },
  'aktarim.musteriAktarimYukle': { kim: 'yetki 1002', istek: { Id: 2_000_000_000, satirlar: [{ Satir: 2 }] } },
  'aktarim.musteriIceAktar': { kim: 'yetki 1002', istek: { Id: 2_000_000_000, Islem: 'yaz' } },
  'aktarim.musteriAktarim': { kim: 'yetki 1002', istek: { Id: 2_000_000_000 } },
  'aktarim.musteriAktarimSatirlari': { kim: 'yetki 1002', istek: { Id: 2_000_000_000 } },
  'aktarim.musteriAktarimlari': { kim: 'yetki 1002' },
  'suzgec.suzgecList': { kim: 'oturum', istek: { Sayfa: 'musteri' } },
  'suzgec.suzgecKaydet': {
    kim: 'oturum',
    istek: { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: 'a', Alanlar: {}, Paylasilan: 0 },
  },
  'suzgec.suzgecSil': { kim: 'oturum', istek: { Id: 2_000_000_000, Surum: 1 } },
  'suzgec.suzgecVarsayilanSec': { kim: 'oturum', istek: { Sayfa: 'musteri', Id: null } },
  'proje.projeListesi': { kim: 'yetki 1302' },
  'proje.projeDetay': { kim: 'yetki 1302', istek: { Id: 2 } },
  'proje.projeSecenekleri': { kim: 'yetki 1302' },
  'proje.projeKaydet': {
    kim: 'yetki 1302',
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
  'proje.projeKisileriSec': { kim: 'yetki 1302', istek: { Id: 2_000_000_000, Surum: 0, KisiIdler: [] } },
  'rol.rolGerekli': { kim: 'yetki 1105' },
  'rol.rolListesi': { kim: 'yetki 1105' },
  'rol.rolKaydet': {
    kim: 'yetki 1105',
    istek: { Id: 0, Surum: 0, Ad: 'a', Aciklama: '', Yetkiler: [], Menuler: [] },
  },
  'rol.rolSil': { kim: 'yetki 1105', istek: { Id: 2_000_000_000, Surum: 1 } },
  'rol.yetkiKisileri': { kim: 'yetki 1105' },
  'rol.kisiYetkileri': { kim: 'yetkiyle UserId 1105' },
  'rol.kisiYetkiKaydet': {
    kim: 'yetkiyle UserId 1105',
    istek: { Surum: 999, Roller: [], Yetkiler: [], Menuler: [] },
  },
  'rol.menuListesi': { kim: 'yetki 1105' },
  'rol.menuKaydet': {
    kim: 'yetki 1105',
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
  'rol.menuSirala': { kim: 'yetki 1105', istek: { menuler: [] } },
  'rol.menuSil': { kim: 'yetki 1105', istek: { Id: 2_000_000_000, Surum: 1 } },
  'rol.yetkilerim': { kim: 'oturum' },
  'talep.izinTalepEt': { kim: 'oturum' },
  'talep.izinIptalIste': { kim: 'oturum', istek: { IzinId: 2, Aciklama: 'Gidemiyorum' } },
  'talep.izinTalepVazgec': { kim: 'oturum', istek: { Id: 1 } },
  'talep.izinTaleplerim': { kim: 'oturum' },
  'talep.izinTalepList': { kim: 'departman sorumlusu 1201' },
  'talep.izinTalepKarar': { kim: 'departman sorumlusu 1201', istek: { Id: 1, Onay: 1, Aciklama: '' } },
  'talep.izinTakvimi': { kim: 'oturum', istek: { ay: '2026-12' } },
  'talep.takvimBaglantisi': { kim: 'oturum', istek: { islem: 'goster' } },
  'tanim.baseGerekliList': { kim: 'oturum' },
  'tanim.musterigerekli': { kim: 'oturum' },
  'tanim.lisansGerekli': { kim: 'oturum' },
  'tanim.talepgerekli': { kim: 'oturum' },
  'tanim.getGerekli': { kim: 'oturum' },
  'tanim.tanimListeleri': { kim: 'yetki 1301' },
  'tanim.tanimList': { kim: 'yetki 1301', istek: { Liste: 'kurumlar' } },
  'tanim.tanimKaydet': {
    kim: 'yetki 1301',
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
  'tanim.tanimSil': { kim: 'yetki 1301', istek: { Id: 2_000_000_000 } },
  'tanim.tanimSirala': { kim: 'yetki 1301', istek: { Liste: 'kurumlar', Idler: [] } },
  'tatil.tatilList': { kim: 'yetki 1202' },
  'tatil.tatilKaydet': {
    kim: 'yetki 1202',
    istek: { Id: 0, Tarih: '2026-12-04', Ad: 'a', GunSayi: '1', Surum: 0 },
  },
  'tatil.tatilSil': { kim: 'yetki 1202', istek: { Id: 1 } },
  'tatil.cumartesileriEkle': { kim: 'yetki 1202' },
  'tatil.izinleriHesapla': { kim: 'yetki 1202', istek: { IzinIdler: [1, 2] } },
};
