import type { MenuKaydi, rol as rolContract } from '@masabasi/core/kisi/rol/contract';
import * as menu from '@masabasi/core/kisi/menu/rules';
import { katla } from '@masabasi/core/platform/text/metin';
import * as kural from '@masabasi/core/kisi/rol/rules';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { oncesi } from '@masabasi/core/platform/denetim/rules';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { haklarYaniti, kisiYetkiKaydet, rolKaydet, rolOzeti, sirayla, tutar } from './kayit.ts';
import * as q from './queries.ts';

/** Names above an entry, from the root. */
function bolumu(menuler: readonly MenuKaydi[], m: MenuKaydi): string {
  const ust = menuler.find((x) => x.Id === m.UstId);
  return ust === undefined ? '' : [bolumu(menuler, ust), ust.menuAd].filter((a) => a !== '').join(' / ');
}

/** Reason to refuse a change of the menu, or to ask for a confirmation. */
const menuHatasi = (once: readonly MenuKaydi[], sonra: readonly menu.MenuGirdisi[], onay?: number): string | null =>
  menu.menuAgaciHatasi(sonra) ?? (onay === 1 ? null : menu.menuUyarisi(once, sonra));

/** Parent and position of every entry. */
function yerleri(menuler: readonly MenuKaydi[]) {
  const kardesler = Map.groupBy(menuler, (m) => m.UstId);
  return (m: MenuKaydi) => {
    const ayniUst = kardesler.get(m.UstId) ?? [];
    const ust = menuler.find((x) => x.Id === m.UstId)?.menuAd ?? 'en üst düzey';
    return `${m.menuAd}: ${ust}, ${ayniUst.indexOf(m) + 1}. sıra`;
  };
}

/** The catalogue by area, in its order. */
const alanlar = () => [...Map.groupBy(YETKI_KATALOGU, (y) => y.Alan)];

export const rol: Handlers<typeof rolContract> = {
  rolKaydet,
  kisiYetkiKaydet,

  async rolGerekli({ db, ben }) {
    return {
      durum: true,
      alanlar: alanlar().map(([Alan, yetkiler]) => ({
        Alan,
        yetkiler: yetkiler.map(({ Id, Ad }) => ({ YetkiId: Id, Ad, Verilebilir: kural.verebilir(ben, Id) })),
      })),
      menuler: await q.menuler(db),
    };
  },

  async rolListesi({ db, simdi }) {
    const [roller, yeniler] = await Promise.all([q.roller(db), q.yeniYetkiler(db, simdi)]);
    const adlar = new Map(YETKI_KATALOGU.map((y) => [y.Id, y.Ad]));
    return {
      durum: true,
      roller,
      yeniYetkiler: yeniler.flatMap(({ YetkiId, Zaman }) => {
        const Ad = adlar.get(YetkiId);
        const Roller = roller.filter((r) => r.Yetkiler.includes(YetkiId)).map((r) => r.Ad);
        return Ad === undefined ? [] : [{ YetkiId, Ad, Zaman, Roller }];
      }),
    };
  },

  async rolSil(ctx, { Id, Surum }) {
    const { db } = ctx;
    const y = await sirayla(ctx);
    const eski = found(
      (await q.roller(db)).find((r) => r.Id === Id),
      'Rol',
    );
    if (eski.Surum !== Surum) throw surumEski(eski);
    const kendi = tutar(await q.haklar(db, ctx.ben.Id), Id);
    const hata = kural.rolHatasi(y, eski, null, kendi, []);
    if (hata) return red(hata);
    const adet = eski.KisiSayisi;
    if (adet > 0) return red(`‘${eski.Ad}’ rolü ${adet} kişide olduğu için silinemez. Önce bu kişilerden kaldırınız.`);
    await q.rolKaldir(db, Id);
    await ctx.denetle({ eylem: 'rolSil', nesne: 'rol', nesneId: Id, eski: rolOzeti(await q.menuler(db), eski) });
    return { durum: true };
  },

  async yetkiKisileri({ db }) {
    return { durum: true, kisiler: await q.kisiler(db) };
  },

  async kisiYetkileri({ db, hedef }) {
    const { Surum, ...kisi } = await q.kisi(db, hedef);
    const haklar = await q.haklar(db, hedef);
    const neden = (s: kural.Sonuc) => ({ Deger: s.Deger, Neden: kural.nedenYaz(s, false) });
    return {
      durum: true,
      kisi,
      Surum,
      ...haklarYaniti(haklar),
      yetkiSonuc: kural.yetkiSonuclari(haklar).map((s) => ({ YetkiId: s.Id, ...neden(s) })),
      menuSonuc: kural.sayfaSonuclari(haklar, await q.menuler(db)).map((s) => ({ MenuId: s.Id, ...neden(s) })),
    };
  },

  async menuListesi({ db }) {
    return { durum: true, menuler: await q.menuler(db) };
  },

  async menuKaydet(ctx, { Id, Surum, Onay, ...g }) {
    const { db } = ctx;
    const y = await sirayla(ctx);
    const menuler = await q.menuler(db);
    const eski = menuler.find((m) => m.Id === Id);
    if (Id !== 0 && !eski) throw kayitYok('Menü girdisi');
    if (eski && eski.Surum !== Surum) throw surumEski(eski);
    const yeni = {
      UstId: g.UstId,
      menuAd: g.menuAd.trim(),
      menuYol: g.menuYol.trim() || null,
      icon: g.icon,
      baget: g.baget.trim() || null,
      class: g.class === undefined ? (eski?.class ?? null) : g.class,
      style: g.style === undefined ? (eski?.style ?? null) : g.style,
      visible: g.visible === 1,
      disabled: g.disabled === 1,
      separator: g.separator === 1,
    };
    if (eski?.Urun && (yeni.menuYol !== eski.menuYol || yeni.separator !== eski.separator))
      return red('Ürünün kendi menü girdilerinin adresi ve türü değiştirilemez.');
    const yol = yeni.menuYol;
    const ayniYol = menuler.find(
      (m) => yol !== null && m.Id !== Id && m.menuYol !== null && katla(m.menuYol) === katla(yol),
    );
    if (ayniYol) return red(`Bu adres ‘${ayniYol.menuAd}’ girdisinde var.`);
    const sonra = eski ? menuler.map((m) => (m === eski ? { ...m, ...yeni } : m)) : [...menuler, { Id, ...yeni }];
    const hata =
      (yol === null || yol === eski?.menuYol ? null : menu.menuYolHatasi(yol)) ??
      (yeni.separator && yol !== null ? 'Bir ayracın adresi olamaz.' : null) ??
      menuHatasi(menuler, sonra, Onay) ??
      (eski === undefined ? null : menu.menuYoluEngeli(y.ayricalikli, eski.menuYol, yol));
    if (hata) return red(hata);
    const satir = await q.menuYaz(db, Id, yeni);
    await ctx.denetle({
      eylem: 'menuKaydet',
      nesne: 'menu',
      nesneId: satir.Id,
      eski: oncesi(eski ?? null, yeni),
      yeni,
    });
    ctx.yayinla({ tur: 'yetki' });
    return { durum: true, ...satir };
  },

  async menuSirala(ctx, { menuler: dizilen, Onay }) {
    const { db } = ctx;
    if (dizilen.length === 0) return red('Sıralanacak menü girdisi gönderilmedi.');
    await sirayla(ctx);
    const menuler = await q.menuler(db);
    const gelenler = new Map(dizilen.map((m) => [m.Id, m]));
    const hepsi = gelenler.size === dizilen.length && gelenler.size === menuler.length;
    if (!hepsi || menuler.some((m) => gelenler.get(m.Id)?.Surum !== m.Surum)) throw surumEski(menuler);
    const kayitlar = new Map(menuler.map((m) => [m.Id, m]));
    const sonra = dizilen.map(({ Id, UstId }) => ({ ...kayitlar.get(Id)!, UstId }));
    const hata = menuHatasi(menuler, sonra, Onay);
    if (hata) return red(hata);
    const [eskiYeri, yeniYeri] = [yerleri(menuler), yerleri(sonra)];
    const tasinan = sonra.map((m) => ({ m, eski: eskiYeri(kayitlar.get(m.Id)!), yeni: yeniYeri(m) }));
    const degisen = tasinan.filter((t) => t.eski !== t.yeni || t.m.UstId !== kayitlar.get(t.m.Id)?.UstId);
    if (degisen.length === 0) return { durum: true, degisen: 0 };
    await q.menuleriDiz(
      db,
      degisen.map((t) => t.m),
      sonra.map((m) => m.Id),
    );
    const [eski, yeni] = [degisen.map((t) => t.eski), degisen.map((t) => t.yeni)];
    await ctx.denetle({ eylem: 'menuSirala', nesne: 'menu', eski, yeni });
    ctx.yayinla({ tur: 'yetki' });
    return { durum: true, degisen: degisen.length };
  },

  async menuSil(ctx, { Id, Surum }) {
    const { db } = ctx;
    await sirayla(ctx);
    const menuler = await q.menuler(db);
    const eski = found(
      menuler.find((m) => m.Id === Id),
      'Menü girdisi',
    );
    if (eski.Surum !== Surum) throw surumEski(eski);
    if (eski.Urun) return red(`‘${eski.menuAd}’ ürünün kendi girdisidir; silinemez, gizlenebilir.`);
    const alt = menuler.filter((m) => m.UstId === Id).length;
    if (alt > 0) return red(`‘${eski.menuAd}’ altında ${alt} girdi olduğu için silinemez. Önce onları taşıyınız.`);
    await q.menuKaldir(db, Id);
    await ctx.denetle({ eylem: 'menuSil', nesne: 'menu', nesneId: Id, eski });
    ctx.yayinla({ tur: 'yetki' });
    return { durum: true };
  },

  async yetkiVerenler({ db, ben }) {
    return { durum: true, kisiler: await q.yetkiVerenler(db, ben.Id) };
  },

  async yetkilerim({ db, ben }) {
    const haklar = await q.haklar(db, ben.Id);
    const menuler = await q.menuler(db);
    const yetkiler = new Map(kural.yetkiSonuclari(haklar).map((s) => [s.Id, s]));
    const girdiler = new Map(kural.sayfaSonuclari(haklar, menuler).map((s) => [s.Id, s]));
    return {
      durum: true,
      roller: haklar.roller.map((r) => r.Ad),
      yetkiler: alanlar().flatMap(([Alan, liste]) =>
        liste.map(({ Id, Ad }) => {
          const s = yetkiler.get(Id)!;
          return { YetkiId: Id, Ad, Alan, Deger: s.Deger, Neden: kural.nedenYaz(s, true) };
        }),
      ),
      sorumluluklar: (await q.sorumluOldugu(db, ben.Id)).map((d) => ({
        ...d,
        Metin: kural.sorumlulukYaz(d.Departman),
      })),
      menuler: menu.agacSirasi(menuler).flatMap(({ m }) => {
        const s = girdiler.get(m.Id);
        if (s?.Deger !== 1 || m.menuYol === null || !menu.acilabilir(menuler, m)) return [];
        const { Id, menuAd, menuYol } = m;
        return [{ Id, menuAd, menuYol, Bolum: bolumu(menuler, m), Neden: kural.nedenYaz(s, true) }];
      }),
    };
  },
};
