import { YETKI } from './rules.ts';

/**
 * Names of the rights, and rules for acts on people by their rights. They are apart from the ids of the rights, which
 * every page needs, so that only some pages load these texts.
 */

export interface YetkiTanimi {
  readonly Id: number;
  readonly Ad: string;
  readonly Alan: string;
}

export const YETKI_KATALOGU: readonly YetkiTanimi[] = [
  { Id: YETKI.ayricalikli, Ad: 'Tam yetkili kullanıcı', Alan: 'Genel' },
  { Id: YETKI.tumDepartmanlar, Ad: 'Mola panosunda tüm departmanları görme', Alan: 'Personel' },
  { Id: YETKI.atanmamisDemolar, Ad: 'Atanmamış demo kurulumlarını görme', Alan: 'Müşteri' },
  { Id: YETKI.duyuruYonet, Ad: 'Duyuru hazırlama ve yayınlama', Alan: 'Yönetim' },
  { Id: YETKI.gidenPostaGor, Ad: 'Giden posta kutusunu görme', Alan: 'Yönetim' },
  { Id: YETKI.denetimGor, Ad: 'Denetim kayıtlarını görme', Alan: 'Yönetim' },
  { Id: YETKI.izinYonet, Ad: 'Bütün departmanlarda izin girme ve düzeltme', Alan: 'Personel' },
  { Id: YETKI.tatilYonet, Ad: 'Resmi tatilleri ve izin hak dilimlerini düzenleme', Alan: 'Personel' },
  { Id: YETKI.postaGonder, Ad: 'Çalışanlara e-posta gönderme', Alan: 'Yönetim' },
  { Id: YETKI.yetkiYonet, Ad: 'Rolleri, yetkileri ve menüyü düzenleme', Alan: 'Yönetim' },
  { Id: YETKI.kvkkYonet, Ad: 'Aydınlatma metnini ve saklama sürelerini düzenleme', Alan: 'Yönetim' },
  { Id: YETKI.sistemGor, Ad: 'Sunucunun, günlük işlerin ve yedeklerin durumunu görme', Alan: 'Yönetim' },
  { Id: YETKI.personelYonet, Ad: 'Bütün departmanlarda personel kartlarını görme ve düzenleme', Alan: 'Personel' },
  { Id: YETKI.departmanYonet, Ad: 'Departmanları düzenleme', Alan: 'Personel' },
  { Id: YETKI.musteriSil, Ad: 'Müşteri silme ve birleştirme', Alan: 'Müşteri' },
  { Id: YETKI.musteriAktar, Ad: 'Müşterileri dosyadan içe aktarma', Alan: 'Müşteri' },
  { Id: YETKI.musteriDisaAktar, Ad: 'Müşterileri ve lisansları dosyaya aktarma', Alan: 'Müşteri' },
  { Id: YETKI.lisansYonet, Ad: 'Lisans açma, yenileme ve askıya alma', Alan: 'Müşteri' },
  { Id: YETKI.tanimYonet, Ad: 'Tanım listelerini düzenleme', Alan: 'Müşteri' },
  { Id: YETKI.projeYonet, Ad: 'Ürün kartlarını ve kimin hangi ürünle çalıştığını düzenleme', Alan: 'Müşteri' },
  { Id: YETKI.kimlikGor, Ad: 'Çalışanların kimlik no ve doğum tarihini açık görme', Alan: 'Personel' },
  { Id: YETKI.ikinciOnay, Ad: 'İzin isteklerine ikinci onayı verme', Alan: 'Personel' },
  { Id: YETKI.yazismaGozet, Ad: 'Bildirilen mesajlara karar verme ve sebebiyle konuşmalara bakma', Alan: 'Personel' },
  { Id: YETKI.lisanssizDestek, Ad: 'Lisansı geçerli olmayan müşteriye destek verme', Alan: 'Müşteri' },
  { Id: YETKI.gorusmeDagit, Ad: 'Görüşmeleri dağıtma ve başkasının görüşmesini ilerletme', Alan: 'Müşteri' },
  { Id: YETKI.sablonYonet, Ad: 'Ortak yanıt ve not şablonlarını düzenleme', Alan: 'Müşteri' },
  { Id: YETKI.anketYonet, Ad: 'Anketleri hazırlama ve yayınlama', Alan: 'Müşteri' },
  { Id: YETKI.teklifGor, Ad: 'Teklifleri görme', Alan: 'Pazarlama' },
  { Id: YETKI.teklifYaz, Ad: 'Teklif hazırlama ve gönderme', Alan: 'Pazarlama' },
  { Id: YETKI.iskontoOnay, Ad: 'Tekliflerin iskontosunu onaylama ve iskonto sınırlarını düzenleme', Alan: 'Pazarlama' },
  { Id: YETKI.kabulVer, Ad: 'Analizleri kabul ve reddetme', Alan: 'İş Takibi' },
  { Id: YETKI.versiyonYayinla, Ad: 'Versiyon yayınlama', Alan: 'İş Takibi' },
  { Id: YETKI.isYonet, Ad: 'İşleri planlama, dağıtma ve versiyona alma', Alan: 'İş Takibi' },
  { Id: YETKI.maliGor, Ad: 'Mali sayfaları, banka hareketlerini, bakiyeleri ve defteri görme', Alan: 'Mali' },
  { Id: YETKI.bankaIsle, Ad: 'Ekstre yükleme, banka hareketi işleme ve gün kapatma', Alan: 'Mali' },
  { Id: YETKI.gunAc, Ad: 'Kapanmış banka gününü yeniden açma', Alan: 'Mali' },
  { Id: YETKI.defterYonet, Ad: 'Banka hesaplarını ve defter dönemlerini yönetme', Alan: 'Mali' },
  { Id: YETKI.bayiYonet, Ad: 'Bayi ekleme, değiştirme, müşteri ve lisans atama', Alan: 'Pazarlama' },
  { Id: YETKI.bayiKosul, Ad: 'Bayilerin komisyon, iskonto ve risk limitini görme ve değiştirme', Alan: 'Pazarlama' },
  { Id: YETKI.projePlanla, Ad: 'Projeleri açma ve planlama', Alan: 'Proje Takibi' },
  { Id: YETKI.planOnayla, Ad: 'Proje planlarını onaylama', Alan: 'Proje Takibi' },
  { Id: YETKI.toplantiYonet, Ad: 'Bütün toplantıları görme ve yönetme, odaları düzenleme', Alan: 'Toplantı' },
  { Id: YETKI.faturaKes, Ad: 'Fatura hazırlama, kesme ve iptal etme', Alan: 'Mali' },
  { Id: YETKI.faturaIade, Ad: 'İade faturası düzenleme', Alan: 'Mali' },
  { Id: YETKI.tahsilatYaz, Ad: 'Faturanın tahsilatını yazma ve geri alma', Alan: 'Mali' },
  { Id: YETKI.faturaAyarla, Ad: 'Fatura serilerini ve satıcı bilgilerini düzenleme', Alan: 'Mali' },
  { Id: YETKI.bolgeYonet, Ad: 'Satış bölgelerini düzenleme', Alan: 'Pazarlama' },
  { Id: YETKI.musteriKimlikGor, Ad: 'Müşterilerin kimlik no, doğum tarihi ve IBAN’ını açık görme', Alan: 'Müşteri' },
];

// ——— acts on people ———

/** The acting person. */
export interface Yapan {
  readonly Id: number;
  readonly yetkiler: ReadonlySet<number>;
}
/** The person who is acted on. */
export interface Hedef extends Yapan {
  /** True for the head of a department. */
  readonly sorumlu: boolean;
}

export const YETKI_METNI = {
  kendi: 'Kendi kaydınızda bu işlemi siz yapamazsınız; yetkili başka birinin yapması gerekir.',
  korunur:
    'Bu kişi bir departmanın sorumlusudur ya da yönetim veya personel yetkilerine sahiptir. Girişini, e-posta adresini, departmanını, çıkışını ve yetkilerini yalnızca tam yetkili bir kullanıcı değiştirebilir.',
  parola:
    'Bu kişinin sizde olmayan yetkileri var. Parolasını yalnızca aynı yetkilere sahip ya da tam yetkili biri verebilir.',
  sorumluluk: 'Bir departmanın sorumlusunu yalnızca tam yetkili bir kullanıcı değiştirebilir.',
  vekillik: 'Bir departmanın sorumlu vekilini yalnızca tam yetkili bir kullanıcı değiştirebilir.',
  kendineVekil: 'Sorumlunun vekili kendisi olamaz.',
} as const;

const ayricalikli = (k: Yapan): boolean => k.yetkiler.has(YETKI.ayricalikli);

const SERBEST = new Set(
  YETKI_KATALOGU.filter(
    (y) =>
      (y.Alan === 'Müşteri' && y.Id !== YETKI.musteriKimlikGor) ||
      (y.Alan === 'Pazarlama' && y.Id !== YETKI.iskontoOnay && y.Id !== YETKI.bayiKosul),
  ).map((y) => y.Id),
);

/**
 * True for a right over people or over the product. Only people with the full right may give, take and touch these,
 * because anybody else could use another person to raise their own rights. Rights over customers are free, except
 * three: showing masked data, approving discounts, and the terms of dealers.
 */
export const korunanYetki = (id: number): boolean => !SERBEST.has(id);

/** Reason why a person may not act on their own entitlement, pay or rights, or null. */
export const kendiEngeli = (ben: Yapan, kisiId: number): string | null =>
  kisiId === ben.Id && !ayricalikli(ben) ? YETKI_METNI.kendi : null;

/** Reason why the caller may not change the sign-in, rights, department or employment of this person, or null. */
export const korumaEngeli = (ben: Yapan, kisi: Hedef): string | null =>
  kisi.Id === ben.Id || ayricalikli(ben) || !(kisi.sorumlu || [...kisi.yetkiler].some(korunanYetki))
    ? null
    : YETKI_METNI.korunur;

/**
 * Reason why the caller may not give this person a password, or null. A known password gives all rights of the person.
 */
export const parolaEngeli = (ben: Yapan, kisi: Hedef): string | null =>
  korumaEngeli(ben, kisi) ??
  (ayricalikli(ben) || [...kisi.yetkiler].every((y) => ben.yetkiler.has(y)) ? null : YETKI_METNI.parola);

/**
 * Reason why the caller may not change the head of a department, or null. A head sees more than others, so only people
 * with the full right appoint one.
 */
export const sorumlulukEngeli = (ben: Yapan, once: number | null, sonra: number | null): string | null =>
  once === sonra || ayricalikli(ben) ? null : YETKI_METNI.sorumluluk;

/** Reason why the caller may not change the deputy of a head, or null. A deputy decides like the head. */
export function vekilEngeli(
  ben: Yapan,
  once: number | null,
  { SorumluId, VekilId }: { readonly SorumluId: number | null; readonly VekilId: number | null },
): string | null {
  if (VekilId !== null && VekilId === SorumluId) return YETKI_METNI.kendineVekil;
  return once === VekilId || ayricalikli(ben) ? null : YETKI_METNI.vekillik;
}
