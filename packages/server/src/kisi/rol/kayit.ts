import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { kucuk } from '@masabasi/core/platform/text/metin';
import type { MenuKaydi, rol, RolSatiri } from '@masabasi/core/kisi/rol/contract';
import * as kural from '@masabasi/core/kisi/rol/rules';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Db } from '../../platform/db/connect.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { type Temel, red, type Act } from '../../platform/http/context.ts';
import { kayitYok, surumEski, yetkiYok } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

type Hedefli = Act & { readonly hedef: KisiId };

/** Above this number of people, one event for everybody is cheaper than one for each. */
const TEK_TEK = 50;

/**
 * Waits for other changes of rights and then reads the caller's own again, because they were read before the wait.
 * @throws 403 when the right to this call was taken away meanwhile
 */
export async function sirayla({ db, ben }: Act): Promise<kural.Yonetici> {
  await q.haklariKilitle(db);
  const y = await q.yonetici(db, ben.Id);
  if (!y.ayricalikli && !y.yetkiler.has(YETKI.yetkiYonet)) throw yetkiYok();
  return y;
}

/** Open browsers of these people reload menu and rights, and their streams are re-evaluated. */
function yetkiDuyur(ctx: Temel, kisiler: readonly number[]): void {
  if (kisiler.length > TEK_TEK) ctx.yayinla({ tur: 'yetki' });
  else for (const kisiId of kisiler) ctx.yayinla({ tur: 'yetki', kisiId });
}

/** Sentence about the first unknown permission or menu entry. */
function bilinmeyen(menuler: readonly MenuKaydi[], yetkiIdleri: readonly number[], menuIdleri: readonly number[]) {
  const yetki = yetkiIdleri.find((id) => !YETKI_KATALOGU.some((y) => y.Id === id));
  if (yetki !== undefined) return `${yetki} numaralı bir yetki yok.`;
  const menu = menuIdleri.find((id) => !menuler.some((m) => m.Id === id));
  return menu === undefined ? null : `${menu} numaralı bir menü girdisi yok.`;
}

const tamMi = (yetkiler: Iterable<number>): boolean => new Set(yetkiler).has(YETKI.ayricalikli);

/** Audit values: number and name of each, because both may change later. */
const adlandir = (menuler: readonly MenuKaydi[]) => ({
  yetki: (id: number) => `${id} ${YETKI_KATALOGU.find((y) => y.Id === id)?.Ad ?? ''}`,
  menu: (id: number) => `${id} ${menuler.find((m) => m.Id === id)?.menuAd ?? ''}`,
});
export function rolOzeti(menuler: readonly MenuKaydi[], r: Omit<RolSatiri, 'Id' | 'Surum' | 'KisiSayisi'>) {
  const ad = adlandir(menuler);
  return { Ad: r.Ad, Aciklama: r.Aciklama, Yetkiler: r.Yetkiler.map(ad.yetki), Menuler: r.Menuler.map(ad.menu) };
}
function haklarOzeti(menuler: readonly MenuKaydi[], h: kural.Haklar) {
  const ad = adlandir(menuler);
  const deger = (d: 0 | 1) => (d === 1 ? 'verildi' : 'kaldırıldı');
  return {
    Roller: h.roller.map((r) => r.Ad),
    Yetkiler: h.yetkiler.map((y) => `${ad.yetki(y.YetkiId)}: ${deger(y.Deger)}`),
    Menuler: h.menuler.map((m) => `${ad.menu(m.MenuId)}: ${deger(m.Deger)}`),
  };
}

/** A person's rights in the form of the API, without their version. */
export const haklarYaniti = ({ roller, yetkiler, menuler }: kural.Haklar) => ({
  Roller: roller.map((r) => r.Id),
  Yetkiler: [...yetkiler],
  Menuler: [...menuler],
});

/** Reason to keep privilege: the last active person with it would be gone. */
const sonMu = async (db: Db, haric: Parameters<typeof q.kalanAyricalikli>[1]): Promise<string | null> =>
  kural.sonAyricalikliHatasi(await q.kalanAyricalikli(db, haric));

/** True if a person with these rights holds the role. */
export const tutar = (h: kural.Haklar, rolId: number): boolean => h.roller.some((r) => r.Id === rolId);

/** Saves a role with all its guards. */
export async function rolKaydet(ctx: Act, { Id, Surum, Onay, ...g }: Istek<typeof rol.rolKaydet>) {
  const { db, ben } = ctx;
  const y = await sirayla(ctx);
  const [roller, menuler] = [await q.roller(db), await q.menuler(db)];
  const eski = roller.find((r) => r.Id === Id);
  if (Id !== 0 && !eski) throw kayitYok('Rol');
  if (eski && eski.Surum !== Surum) throw surumEski(eski);
  const yeni = {
    Ad: g.Ad.trim(),
    Aciklama: g.Aciklama.trim(),
    Yetkiler: [...new Set(g.Yetkiler)],
    Menuler: [...new Set(g.Menuler)],
  };
  const adas = roller.find((r) => r.Id !== Id && kucuk(r.Ad) === kucuk(yeni.Ad));
  if (adas) return red(`‘${adas.Ad}’ adında bir rol var.`);
  const kendi = await q.haklar(db, ben.Id);
  const kendiYeni = { ...kendi, roller: kendi.roller.map((r) => (r.Id === Id ? { Id, ...yeni } : r)) };
  const hata =
    bilinmeyen(menuler, yeni.Yetkiler, yeni.Menuler) ??
    kural.rolHatasi(y, eski ?? null, yeni, tutar(kendi, Id), menuler) ??
    (eski && eski.KisiSayisi > 0 && tamMi(eski.Yetkiler) && !tamMi(yeni.Yetkiler)
      ? await sonMu(db, { rolId: Id })
      : null) ??
    (Onay === 1 ? null : kural.kilitUyarisi(kendi, kendiYeni, menuler));
  if (hata) return red(hata);
  const satir = await q.rolYaz(db, Id, yeni);
  await ctx.denetle({
    eylem: 'rolKaydet',
    nesne: 'rol',
    nesneId: satir.Id,
    eski: eski && rolOzeti(menuler, eski),
    yeni: rolOzeti(menuler, yeni),
  });
  yetkiDuyur(ctx, await q.roldekiler(db, satir.Id));
  return { durum: true as const, ...satir };
}

/** Names of the roles for a person who is about to be added, or the reason to refuse them. */
export async function yeniRolleri(
  ctx: Act,
  idler: readonly number[],
): Promise<{ readonly adlar: string } | { readonly msg: string }> {
  const y = await sirayla(ctx);
  const [hepsi, menuler] = [await q.roller(ctx.db), await q.menuler(ctx.db)];
  const rolYok = idler.find((id) => !hepsi.some((r) => r.Id === id));
  if (rolYok !== undefined) return { msg: `${rolYok} numaralı bir rol yok.` };
  const roller = hepsi.filter((r) => idler.includes(r.Id));
  const bos: kural.Haklar = { roller: [], yetkiler: [], menuler: [], sorumlu: false };
  const hata = kural.kisiHatasi(y, { Id: 0, Sorumlu: false }, bos, { ...bos, roller }, menuler);
  return hata === null ? { adlar: roller.map((r) => r.Ad).join(', ') } : { msg: hata };
}

/** Saves a person's roles and exceptions with all their guards. */
export async function kisiYetkiKaydet(ctx: Hedefli, { Surum, Onay, ...g }: Istek<typeof rol.kisiYetkiKaydet>) {
  const { db, ben, hedef } = ctx;
  const y = await sirayla(ctx);
  const kisi = await q.kisi(db, hedef);
  const once = await q.haklar(db, hedef);
  if (kisi.Surum !== Surum) throw surumEski({ Surum: kisi.Surum, ...haklarYaniti(once) });
  const [roller, menuler] = [await q.roller(db), await q.menuler(db)];
  const rolYok = g.Roller.find((id) => !roller.some((r) => r.Id === id));
  if (rolYok !== undefined) return red(`${rolYok} numaralı bir rol yok.`);
  const yetkiIdleri = g.Yetkiler.map((i) => i.YetkiId);
  const menuIdleri = g.Menuler.map((i) => i.MenuId);
  if ([yetkiIdleri, menuIdleri].some((idler) => new Set(idler).size < idler.length))
    return red('Aynı yetki ya da menü girdisi için iki istisna olamaz.');
  const sonra: kural.Haklar = {
    roller: roller.filter((r) => g.Roller.includes(r.Id)),
    yetkiler: g.Yetkiler,
    menuler: g.Menuler,
    sorumlu: once.sorumlu,
  };
  const birakir = tamMi(kural.etkinYetkiler(once)) && !tamMi(kural.etkinYetkiler(sonra));
  const hata =
    bilinmeyen(menuler, yetkiIdleri, menuIdleri) ??
    kural.kisiHatasi(y, kisi, once, sonra, menuler) ??
    (kisi.Aktif && birakir ? await sonMu(db, { kisiId: hedef }) : null) ??
    (hedef === ben.Id && Onay !== 1 ? kural.kilitUyarisi(once, sonra, menuler) : null);
  if (hata) return red(hata);
  const yeniSurum = await q.haklariYaz(db, hedef, sonra);
  await ctx.denetle({
    eylem: 'kisiYetkiKaydet',
    nesne: 'kisi',
    nesneId: hedef,
    eski: haklarOzeti(menuler, once),
    yeni: haklarOzeti(menuler, sonra),
  });
  yetkiDuyur(ctx, [hedef]);
  return { durum: true as const, Surum: yeniSurum };
}
