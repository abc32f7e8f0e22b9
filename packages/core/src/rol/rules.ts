import { kapaliGirdiler, type MenuSayfasi, type MenuYeri, YETKI_EKRANI } from '../menu/rules.ts';
import { sayfaAcilir, SAYFA_KURALLARI } from '../sayfa.ts';
import { kendiEngeli, korumaEngeli, korunanYetki, YETKI_KATALOGU, type Yapan } from '../yetki/katalog.ts';
import { YETKI } from '../yetki/rules.ts';

/**
 * Rights and menu of a person: what roles give, with the person's own exceptions; and who may change them. The dialog and
 * the server ask the same functions. `yetkiSonuclari` says what the view `etkin_yetki` says, `sayfaSonuclari` what
 * `menuAgaci` of the server's room `oturum` says; a test holds them together.
 */
export interface RolIcerigi {
  readonly Id: number;
  readonly Ad: string;
  readonly Yetkiler: readonly number[];
  readonly Menuler: readonly number[];
}
export interface YetkiIstisnasi {
  readonly YetkiId: number;
  readonly Deger: 0 | 1;
}
export interface MenuIstisnasi {
  readonly MenuId: number;
  readonly Deger: 0 | 1;
}
export interface Haklar {
  readonly roller: readonly RolIcerigi[];
  readonly yetkiler: readonly YetkiIstisnasi[];
  readonly menuler: readonly MenuIstisnasi[];
  /** Whether the person heads a department. */
  readonly sorumlu: boolean;
}

/** Why a right or an entry is there or not. */
export interface Sonuc {
  readonly Id: number;
  readonly Deger: 0 | 1;
  readonly Kaynak: 'rol' | 'ozel' | 'kaldirildi' | 'ayricalik' | 'alt' | 'yetkisiz' | 'yok';
  /** The roles that give it, whether or not an exception takes it away. */
  readonly Roller: readonly string[];
  /** The right whose absence closes the entry, of `yetkisiz`. */
  readonly Yetki?: number;
}

/** The permissions a person holds, as the view `etkin_yetki` has them: a privileged person's are not spelled out. */
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

/** Every entry of the catalogue with its outcome; nothing can be taken from a privileged person but privilege itself. */
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

/** Every menu entry with its outcome. An entry of which something below is given comes along, even if it was taken away. */
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

/** The same as the side menu shows it: a given page that would only refuse for want of a right is left out. */
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

/** The reason in words: to the person (`kendi`), or about the person. */
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

/** What follows from heading a department, beside every permission. */
export const sorumlulukYaz = (departman: string): string =>
  `${departman} departmanının sorumlususunuz: mola detaylarını görür, düzeltme ve izin isteklerine karar verirsiniz.`;

// ——— who may change what ———

/** The person who changes rights. */
export interface Yonetici extends Yapan {
  readonly ayricalikli: boolean;
  /** The entries of their own menu. */
  readonly menuler: ReadonlySet<number>;
}

/** Whether a permission may be given: those over people and the product by the privileged, the rest by who holds it. */
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
 * Why a role may not be saved (`once` null: new) or deleted (`sonra` null); null when it may. `tutan`: the caller holds it,
 * so that its rights are theirs.
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
  /** Heads a department. */
  readonly Sorumlu: boolean;
}

/**
 * Why a person's rights may not become these; null when they may. What counts as given: a new exception that gives, every
 * permission and page of a new role, and whatever comes free because an exception that took it away goes.
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

/** Why privilege may not be taken away when so many active privileged people would remain; null when it may. */
export const sonAyricalikliHatasi = (kalan: number): string | null =>
  kalan > 0
    ? null
    : 'Tam yetkili son kullanıcının tam yetkisi kaldırılamaz. Önce etkin bir başka kişiye tam yetki veriniz.';

/** What a change of one's own rights takes from oneself, to be confirmed; null when nothing that cannot be taken back. */
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
