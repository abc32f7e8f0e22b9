import type { ColumnType, Generated } from 'kysely';

/**
 * The tables as Kysely sees them. Instants come out as ISO strings and go in as `Date` or ISO strings; dates are
 * `YYYY-MM-DD`, times `HH:mm:ss`; bigint and numeric come out as numbers (`connect.ts`).
 */
type Zaman = ColumnType<string, Date | string, Date | string>;
type BosZaman = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type Json = ColumnType<unknown, string | null, never>;
type DoluJson = ColumnType<unknown, string, never>;

export interface Database {
  kurulum: { tek: Generated<boolean>; sirket: string; lisans: string; demo: boolean; zaman: Zaman };
  kurulum_anahtari: { tek: Generated<boolean>; ozet: Buffer };
  departman: {
    id: Generated<number>;
    ad: string;
    goster: Generated<0 | 1>;
    sorumlu_id: number | null;
    mesai_baslangic: Generated<string>;
    mesai_bitis: Generated<string>;
    vardiya_dakika: number | null;
    calisma_gunleri: Generated<number[]>;
    diger_limit: number | null;
    yemek_limit: number | null;
    surum: Generated<number>;
  };
  kisi: {
    id: Generated<number>;
    ad: string;
    soyad: string;
    kullanici_adi: string;
    kullanici_anahtari: string;
    parola_ozeti: string | null;
    departman_id: number;
    grup: string | null;
    eposta: string | null;
    dogum_tarihi: string | null;
    aktif: Generated<boolean>;
    mesai_baslangic: string | null;
    mesai_bitis: string | null;
    calisma_gunleri: number[] | null;
    menu_tur: Generated<'static' | 'overlay' | 'horizontal' | 'slim'>;
    tema: Generated<'blue' | 'green' | 'cyan' | 'purple' | 'indigo' | 'yellow' | 'orange' | 'pink'>;
    dark_theme: Generated<0 | 1>;
    surum: Generated<number>;
    ise_baslama: string | null;
    ise_giris: string | null;
    onceki_hizmet_gun: Generated<number>;
    sayilmayan_gun: Generated<number>;
    tatil_gunleri: number | null;
  };
  rol: { id: Generated<number>; ad: string };
  rol_yetki: { rol_id: number; yetki_id: number };
  kisi_rol: { kisi_id: number; rol_id: number };
  kisi_yetki: { kisi_id: number; yetki_id: number; deger: number };
  etkin_yetki: { kisi_id: number; yetki_id: number };
  menu: {
    id: Generated<number>;
    ust_id: number | null;
    ad: string;
    yol: string | null;
    icon: string | null;
    sira: Generated<number>;
    baget: string | null;
    class: string | null;
    style: string | null;
    disabled: Generated<boolean>;
    visible: Generated<boolean>;
    separator: Generated<boolean>;
  };
  rol_menu: { rol_id: number; menu_id: number };
  kisi_menu: { kisi_id: number; menu_id: number; deger: number };
  proje: { id: Generated<number>; ad: string };
  kisi_proje: { kisi_id: number; proje_id: number };
  il: { id: number; ad: string };
  ilce: { id: number; il_id: number; ad: string };
  oturum: {
    id: Generated<number>;
    kisi_id: number;
    token_ozeti: Buffer;
    baslama: Zaman;
    son_kullanim: Zaman;
    bitis: BosZaman;
    ip: string;
    tarayici: string;
    mobil: boolean;
  };
  giris_hatasi: { anahtar: string; zaman: Zaman };
  mola_tur: { id: number; ad: string };
  mesai: {
    id: Generated<number>;
    kisi_id: number;
    gun: string;
    baslama: Zaman;
    planlanan_bitis: Zaman;
    bitis: BosZaman;
    unutuldu: Generated<boolean>;
  };
  mola: {
    id: Generated<number>;
    kisi_id: number;
    mesai_id: number;
    durum_id: number | null;
    baslama: Zaman;
    bitis: BosZaman;
    aciklama: string | null;
    otomatik: Generated<boolean>;
    ip: string;
  };
  mola_duzeltme: {
    id: Generated<number>;
    mola_id: number;
    kisi_id: number;
    eski_baslama: Zaman;
    eski_bitis: BosZaman;
    yeni_baslama: Zaman;
    yeni_bitis: Zaman;
    sebep: string;
    durum: Generated<'Bekliyor' | 'Onaylandı' | 'Reddedildi'>;
    zaman: Zaman;
    karar_veren_id: number | null;
    karar_zamani: BosZaman;
    karar_aciklama: string | null;
  };
  izin_tur: {
    id: number;
    ad: string;
    yillik: Generated<boolean>;
    varsayilan_gun: number | null;
    takvim_gunu: Generated<boolean>;
    pano_gizli: Generated<boolean>;
    aktif: Generated<boolean>;
  };
  izin: {
    id: Generated<number>;
    kisi_id: number;
    tur_id: number;
    baslangic: string;
    bitis: string;
    baslama_saati: string | null;
    bitis_saati: string | null;
    tatil_gunleri: Generated<number>;
    resmi_gun_sayisi: Generated<number>;
    kullanilan_saat: Generated<number>;
    kullanilan_gun: Generated<number>;
    aciklama: Generated<string>;
    yazan_id: number | null;
    yazma_zamani: Zaman;
    duzenleyen_id: number | null;
    duzenleme_zamani: BosZaman;
    silindi: BosZaman;
    surum: Generated<number>;
    hesaplanan_gun: number | null;
    hesaplanan_saat: number | null;
    silen_id: number | null;
  };
  izin_gecmisi: {
    izin_id: number;
    surum: number;
    eylem: 'Eklendi' | 'Değiştirildi' | 'Silindi' | 'Yeniden hesaplandı';
    kayit: DoluJson;
    kisi_id: number | null;
    zaman: Zaman;
  };
  tatil: { id: Generated<number>; tarih: string; ad: string; gun_sayi: number; surum: Generated<number> };
  hak_dilimi: { gecerli_baslangic: string; en_az_yil: number; gun: number };
  hak_duzeltme: {
    id: Generated<number>;
    kisi_id: number;
    gun: number;
    sebep: string;
    yazan_id: number;
    zaman: Zaman;
  };
  izin_talep: {
    id: Generated<number>;
    kisi_id: number;
    izin_id: number | null;
    tur_id: number;
    baslangic: string;
    bitis: string;
    baslama_saati: string | null;
    bitis_saati: string | null;
    tatil_gunleri: number;
    kullanilan_gun: number;
    kullanilan_saat: number;
    aciklama: Generated<string>;
    durum: Generated<'Bekliyor' | 'Onaylandı' | 'Reddedildi' | 'Vazgeçildi'>;
    zaman: Zaman;
    karar_veren_id: number | null;
    karar_zamani: BosZaman;
    karar_aciklama: string | null;
  };
  takvim_baglantisi: { kisi_id: number; anahtar_ozeti: Buffer; zaman: Zaman };
  duyuru: {
    id: Generated<number>;
    baslik: string;
    metin: string;
    baslangic: string;
    bitis: string;
    departmanlar: Generated<number[]>;
    onemli: Generated<boolean>;
    yazan_id: number;
    zaman: Zaman;
    silindi: BosZaman;
    surum: Generated<number>;
  };
  duyuru_goruldu: { duyuru_id: number; kisi_id: number; zaman: Zaman };
  posta: {
    id: Generated<number>;
    alici: string;
    konu: string;
    metin: string;
    durum: Generated<'Bekliyor' | 'Gönderildi' | 'Hata'>;
    hata: string | null;
    deneme: Generated<number>;
    sonraki_deneme: Zaman;
    zaman: Zaman;
    gonderim_zamani: BosZaman;
  };
  denetim: {
    id: Generated<number>;
    zaman: Zaman;
    kisi_id: number | null;
    eylem: string;
    nesne: string;
    nesne_id: number | null;
    eski: Json;
    yeni: Json;
    ip: string;
    istek_id: string;
  };
  olay: { sira: Generated<number>; tur: string; departman_id: number | null; kisi_id: number | null; zaman: Zaman };
  yinelenen: {
    kisi_id: number;
    anahtar: string;
    uc: string;
    istek_ozeti: Buffer;
    yanit: string | null;
    zaman: Zaman;
  };
}
