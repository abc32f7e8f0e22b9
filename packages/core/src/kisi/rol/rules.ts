import { kapaliGirdiler, type MenuSayfasi, type MenuYeri, YETKI_EKRANI } from '../menu/rules.ts';
import { sayfaAcilir, SAYFA_KURALLARI } from '../../platform/screen/sayfa.ts';
import { kendiEngeli, korumaEngeli, korunanYetki, YETKI_KATALOGU, type Yapan } from '../../platform/yetki/katalog.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

/**
 * Rights and menu of a person (roles plus the person's own exceptions), and the right to change them. The dialog and
 * the server use the same functions. `yetkiSonuclari` equals the view `etkin_yetki`, and `sayfaSonuclari` equals
 * `menuAgaci` of the server's room `oturum`. A test compares them.
 */
export interface RolIcerigi {
  readonly Id: number;
  readonly Ad: string;
  readonly Yetkiler: readonly number[];
  readonly Menuler: readonly number[];
}
interface YetkiIstisnasi {
  readonly YetkiId: number;
  readonly Deger: 0 | 1;
}
interface MenuIstisnasi {
  readonly MenuId: number;
  readonly Deger: 0 | 1;
}
export interface Haklar {
  readonly roller: readonly RolIcerigi[];
  readonly yetkiler: readonly YetkiIstisnasi[];
  readonly menuler: readonly MenuIstisnasi[];
  /** True for the head of a department. */
  readonly sorumlu: boolean;
}

/** Result for a right or a menu entry, with its reason. */
export interface Sonuc {
  readonly Id: number;
  readonly Deger: 0 | 1;
  readonly Kaynak: 'rol' | 'ozel' | 'kaldirildi' | 'ayricalik' | 'alt' | 'yetkisiz' | 'yok';
  /** Roles that give it, even if an exception takes it away. */
  readonly Roller: readonly string[];
  /** The missing right that closes the entry; only for `yetkisiz`. */
  readonly Yetki?: number;
}

/** Rights of a person, as in the view `etkin_yetki`. For the full right (privilege) the other rights are not listed. */
export function etkinYetkiler(h: Haklar): ReadonlySet<number> {
  const etkin = new Set(h.roller.flatMap((r) => r.Yetkiler));
  for (const { YetkiId, Deger } of h.yetkiler)
    if (Deger === 1) etkin.add(YetkiId);
    else etkin.delete(YetkiId);
  return etkin;
}
const ayricalikli = (h: Haklar): boolean => etkinYetkiler(h).has(YETKI.ayricalikli);

function sonucu(Id: number, Roller: readonly string[], istisna: 0 | 1 | undefined, tam: boolean): Sonuc {
  if (istisna === 0) return { Id, Deger: 0, Kaynak: 'kaldirildi', Roller };
  if (tam) return { Id, Deger: 1, Kaynak: 'ayricalik', Roller };
  if (istisna === 1) return { Id, Deger: 1, Kaynak: 'ozel', Roller };
  return Roller.length > 0 ? { Id, Deger: 1, Kaynak: 'rol', Roller } : { Id, Deger: 0, Kaynak: 'yok', Roller };
}

/** Result for every right of the catalogue. A person with the full right can lose only that one. */
export function yetkiSonuclari(h: Haklar): Sonuc[] {
  const tam = ayricalikli(h);
  const istisnalar = new Map(h.yetkiler.map((y) => [y.YetkiId, y.Deger]));
  return YETKI_KATALOGU.map(({ Id }) => {
    const Roller = h.roller.filter((r) => r.Yetkiler.includes(Id)).map((r) => r.Ad);
    return tam && Id !== YETKI.ayricalikli
      ? sonucu(Id, Roller, undefined, true)
      : sonucu(Id, Roller, istisnalar.get(Id), false);
  });
}

/** Result for every menu entry. An entry above an open one is open too, even if an exception took it away. */
export function menuSonuclari(h: Haklar, menuler: readonly MenuYeri[]): Sonuc[] {
  const tam = ayricalikli(h);
  const istisnalar = new Map(h.menuler.map((m) => [m.MenuId, m.Deger]));
  const ustler = new Map(menuler.map((m) => [m.Id, m.UstId]));
  const verenler = h.roller.map((r) => ({ ad: r.Ad, menuler: new Set(r.Menuler) }));
  const kendi = menuler.map(({ Id }) => {
    const roller = verenler.filter((r) => r.menuler.has(Id)).map((r) => r.ad);
    return sonucu(Id, roller, istisnalar.get(Id), tam);
  });
  const ustAcik = new Set<number>();
  for (const { Id } of kendi.filter((s) => s.Deger === 1))
    for (let u = ustler.get(Id) ?? null; u !== null && !ustAcik.has(u); u = ustler.get(u) ?? null) ustAcik.add(u);
  return kendi.map((s) => (s.Deger === 0 && ustAcik.has(s.Id) ? { ...s, Deger: 1, Kaynak: 'alt' } : s));
}

/** The same for the side menu: pages that would refuse the person for lack of a right are left out. */
export function sayfaSonuclari(h: Haklar, menuler: readonly MenuSayfasi[]): Sonuc[] {
  const verilen = menuSonuclari(h, menuler);
  const yetkiler = etkinYetkiler(h);
  const acilir = (yol: string | null) =>
    sayfaAcilir(yol, h.sorumlu, (id) => yetkiler.has(YETKI.ayricalikli) || yetkiler.has(id));
  const kapali = kapaliGirdiler(menuler, new Set(verilen.filter((s) => s.Deger === 1).map((s) => s.Id)), acilir);
  const yollar = new Map(menuler.map((m) => [m.Id, m.menuYol]));
  return verilen.map((s): Sonuc =>
    kapali.has(s.Id)
      ? { ...s, Deger: 0, Kaynak: 'yetkisiz', Yetki: SAYFA_KURALLARI.get(yollar.get(s.Id) ?? '')?.yetki }
      : s,
  );
}

const yetkiAdi = (id: number): string => YETKI_KATALOGU.find((y) => y.Id === id)?.Ad ?? String(id);

function adlariYaz(adlar: readonly string[]): string {
  const tirnakli = adlar.map((a) => `‘${a}’`);
  const son = tirnakli.pop() ?? '';
  return tirnakli.length > 0 ? `${tirnakli.join(', ')} ve ${son}` : son;
}

/** The reason in words, to the person (`kendi`) or about the person. */
export function nedenYaz({ Kaynak, Roller, Yetki }: Sonuc, kendi: boolean): string {
  const cok = Roller.length > 1;
  switch (Kaynak) {
    case 'rol':
      if (kendi) return `${adlariYaz(Roller)} ${cok ? 'rollerinizden' : 'rolünüzden'}`;
      return `${adlariYaz(Roller)} ${cok ? 'rollerinden' : 'rolünden'}`;
    case 'ozel':
      return kendi ? 'Size özel verildi' : 'Kişiye özel verildi';
    case 'kaldirildi': {
      const rol = Roller.length > 0 ? ` (${adlariYaz(Roller)} ${cok ? 'rolleri' : 'rolü'} veriyordu)` : '';
      return `${kendi ? 'Size' : 'Kişiye'} özel kaldırıldı${rol}`;
    }
    case 'ayricalik':
      return kendi ? 'Tam yetkili olduğunuz için' : 'Tam yetkili olduğu için';
    case 'alt':
      return 'Altındaki bir sayfa açık olduğu için';
    case 'yetkisiz':
      return Yetki === undefined
        ? 'Altındaki sayfaların yetkileri olmadığı için kapalı'
        : `‘${yetkiAdi(Yetki)}’ yetkisi olmadığı için kapalı`;
    case 'yok':
      return kendi ? 'Rollerinizde yok' : 'Rollerinde yok';
  }
}

/** Tells a head of a department the powers beyond the rights. */
export const sorumlulukYaz = (departman: string): string =>
  `${departman} departmanının sorumlususunuz: mola detaylarını görür, düzeltme ve izin isteklerine karar verirsiniz.`;

// ——— rules of change ———

export interface Yonetici extends Yapan {
  readonly ayricalikli: boolean;
  /** Entries of the caller's own menu. */
  readonly menuler: ReadonlySet<number>;
}

/**
 * True when the caller may give a right. Rights over people and the product need the full right, others the right
 * itself.
 */
export const verebilir = (y: Pick<Yonetici, 'ayricalikli' | 'yetkiler'>, id: number): boolean =>
  y.ayricalikli || (!korunanYetki(id) && y.yetkiler.has(id));

const verememe = (y: Yonetici, verilenler: Iterable<number>): string | null => {
  const olmayan = [...verilenler].find((id) => !verebilir(y, id));
  return olmayan === undefined ? null : `‘${yetkiAdi(olmayan)}’ yetkisi sizde olmadığı için veremezsiniz.`;
};
const menuVerememe = (y: Yonetici, verilenler: readonly number[], menuler: readonly AdliMenu[]): string | null => {
  if (y.ayricalikli) return null;
  const olmayan = verilenler.find((id) => !y.menuler.has(id));
  const ad = menuler.find((m) => m.Id === olmayan)?.menuAd ?? String(olmayan);
  return olmayan === undefined ? null : `‘${ad}’ sayfası sizin menünüzde olmadığı için veremezsiniz.`;
};
interface AdliMenu extends MenuYeri {
  readonly menuAd: string;
}

type Icerik = Pick<RolIcerigi, 'Yetkiler' | 'Menuler'>;
const ayniKume = (a: readonly number[], b: readonly number[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));

/**
 * Reason why a role may not be saved (`once` null: new) or deleted (`sonra` null), or null. `tutan`: the caller has
 * this role, so its rights are the caller's own.
 */
export function rolHatasi(
  y: Yonetici,
  once: Icerik | null,
  sonra: Icerik | null,
  tutan: boolean,
  menuler: readonly AdliMenu[],
): string | null {
  if (y.ayricalikli) return null;
  if ([...(once?.Yetkiler ?? []), ...(sonra?.Yetkiler ?? [])].some(korunanYetki))
    return 'Yönetim ve personel yetkileri olan rolleri yalnız tam yetkili kullanıcılar düzenleyebilir.';
  if (
    once === null ||
    sonra === null ||
    !ayniKume(once.Yetkiler, sonra.Yetkiler) ||
    !ayniKume(once.Menuler, sonra.Menuler)
  ) {
    const kendi = tutan ? kendiEngeli(y, y.Id) : null;
    if (kendi !== null) return kendi;
  }
  const yeni = (alan: keyof Icerik) => (sonra?.[alan] ?? []).filter((id) => !once?.[alan].includes(id));
  return verememe(y, yeni('Yetkiler')) ?? menuVerememe(y, yeni('Menuler'), menuler);
}

/** The person whose rights are changed. */
export interface HakSahibi {
  readonly Id: number;
  /** True for the head of a department. */
  readonly Sorumlu: boolean;
}

/**
 * Reason why a person's rights may not change in this way, or null. These count as given: a new exception that gives,
 * every right and page of a new role, and every right or page that a removed exception sets free.
 */
export function kisiHatasi(
  y: Yonetici,
  kisi: HakSahibi,
  once: Haklar,
  sonra: Haklar,
  menuler: readonly AdliMenu[],
): string | null {
  if (y.ayricalikli) return null;
  const eskiEtkin = etkinYetkiler(once);
  const engel = kendiEngeli(y, kisi.Id) ?? korumaEngeli(y, { Id: kisi.Id, sorumlu: kisi.Sorumlu, yetkiler: eskiEtkin });
  if (engel !== null) return engel;
  const korunanlar = ({ roller, yetkiler }: Haklar) =>
    JSON.stringify([
      roller
        .filter((r) => r.Yetkiler.some(korunanYetki))
        .map((r) => r.Id)
        .toSorted((a, b) => a - b),
      yetkiler
        .filter((i) => korunanYetki(i.YetkiId))
        .map((i) => `${i.YetkiId} ${i.Deger}`)
        .toSorted(),
    ]);
  if (korunanlar(once) !== korunanlar(sonra))
    return 'Yönetim ve personel yetkilerini yalnız tam yetkili kullanıcılar verebilir ve kaldırabilir.';
  const eskiRoller = new Set(once.roller.map((r) => r.Id));
  const yeniRoller = sonra.roller.filter((r) => !eskiRoller.has(r.Id));
  const verilmis = new Set(once.yetkiler.filter((i) => i.Deger === 1).map((i) => i.YetkiId));
  const verilmisMenu = new Set(once.menuler.filter((i) => i.Deger === 1).map((i) => i.MenuId));
  const acik = (h: Haklar) => menuSonuclari(h, menuler).flatMap((s) => (s.Deger === 1 ? [s.Id] : []));
  const eskiAcik = new Set(acik(once));
  return (
    verememe(y, [
      ...sonra.yetkiler.filter((i) => i.Deger === 1 && !verilmis.has(i.YetkiId)).map((i) => i.YetkiId),
      ...yeniRoller.flatMap((r) => r.Yetkiler),
      ...[...etkinYetkiler(sonra)].filter((id) => !eskiEtkin.has(id)),
    ]) ??
    menuVerememe(
      y,
      [
        ...sonra.menuler.filter((i) => i.Deger === 1 && !verilmisMenu.has(i.MenuId)).map((i) => i.MenuId),
        ...yeniRoller.flatMap((r) => r.Menuler),
        ...acik(sonra).filter((id) => !eskiAcik.has(id)),
      ],
      menuler,
    )
  );
}

/** Reason why the full right may not be taken away when `kalan` active people would keep it, or null. */
export const sonAyricalikliHatasi = (kalan: number): string | null =>
  kalan > 0
    ? null
    : 'Tam yetkili son kullanıcının tam yetkisi kaldırılamaz. Önce etkin bir başka kişiye tam yetki veriniz.';

/** Warning to confirm when callers take from themselves a right that they cannot give back, or null. */
export function kilitUyarisi(
  once: Haklar,
  sonra: Haklar,
  menuler: readonly (MenuYeri & { readonly menuYol: string | null })[],
): string | null {
  const yonetir = (h: Haklar) => ayricalikli(h) || etkinYetkiler(h).has(YETKI.yetkiYonet);
  if (yonetir(once) && !yonetir(sonra)) return 'Bu değişiklikten sonra rolleri ve yetkileri siz düzenleyemeyeceksiniz.';
  const ekran = menuler.find((m) => m.menuYol === YETKI_EKRANI)?.Id;
  const acar = (h: Haklar) => menuSonuclari(h, menuler).some((s) => s.Id === ekran && s.Deger === 1);
  if (acar(once) && !acar(sonra)) return 'Bu değişiklikten sonra ‘Roller ve Yetkiler’ sayfasını siz açamayacaksınız.';
  return ayricalikli(once) && !ayricalikli(sonra) ? 'Bu değişiklikten sonra siz tam yetkili olmayacaksınız.' : null;
}
