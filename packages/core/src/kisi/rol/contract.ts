import { z } from 'zod';
import {
  ikili,
  kimlik,
  metin,
  surum,
  tamSayi,
  yeniVeyaKimlik,
  zorunluMetin,
  byVersion,
} from '../../platform/field/alan.ts';
import {
  bos,
  kayitYaniti,
  post,
  sayfa,
  signedIn,
  under,
  yanit,
  yetki,
  yetkiyle,
} from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { MENU_BICIMLERI, MENU_IKONLARI, MENU_SINIFLARI, MENU_BICIM_ADLARI, MENU_SINIF_ADLARI } from '../menu/rules.ts';
import { menuSatiri } from '../oturum/contract.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

/**
 * Roles, rights and the menu. Two checks guard every write: the right `yetkiYonet`, and the escalation rules in
 * `rules.ts`, which the server asks while it holds the lock of all such changes.
 *
 * `class` and `style` of a menu entry are words of closed lists, because a stored text must not become a style
 * attribute on the page of every user.
 */
const yonetir = yetki(YETKI.yetkiYonet);

const yetkiId = tamSayi(0, 2_147_483_647);
const sifirBir = z.union([z.literal(0), z.literal(1)]);
/** Confirms the warning about losing one's own rights. */
const onay = ikili.optional();

const yetkiIstisnasi = z.strictObject({ YetkiId: z.int(), Deger: sifirBir });
const menuIstisnasi = z.strictObject({ MenuId: z.int(), Deger: sifirBir });

const rolSatiri = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Aciklama: z.string(),
  KisiSayisi: z.int(),
  Yetkiler: z.array(z.int()),
  Menuler: z.array(z.int()),
  Surum: z.int(),
});
export type RolSatiri = z.infer<typeof rolSatiri>;

/** A right that came with a newer version of the product. */
const yeniYetki = z.strictObject({
  YetkiId: z.int(),
  Ad: z.string(),
  Zaman: z.string(),
  /** Roles with this right. */
  Roller: z.array(z.string()),
});
export type YeniYetki = z.infer<typeof yeniYetki>;

const yetkiSecenegi = z.strictObject({
  YetkiId: z.int(),
  Ad: z.string(),
  /** True when the caller may give it. */
  Verilebilir: z.boolean(),
});

const menuKaydi = menuSatiri.extend({
  /** An entry of the product itself can be hidden and renamed, but not deleted or given another page. */
  Urun: z.boolean(),
  Surum: z.int(),
});
export type MenuKaydi = z.infer<typeof menuKaydi>;

const yetkiKisisi = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Departman: z.string(),
  Aktif: z.boolean(),
  Roller: z.array(z.int()),
  /** Number of the person's own exceptions for rights and menu entries. */
  IstisnaSayisi: z.int(),
  TamYetkili: z.boolean(),
});
export type YetkiKisisi = z.infer<typeof yetkiKisisi>;

export const rol = under('/yonetim', {
  rolGerekli: post({
    konu: ['menu'],
    access: sayfa(SAYFA.rol, yonetir),
    request: bos,
    response: yanit({
      alanlar: z.array(z.strictObject({ Alan: z.string(), yetkiler: z.array(yetkiSecenegi) })),
      menuler: z.array(menuKaydi),
    }),
    ozet: 'Rollerde ve kişilerde seçilebilen yetkiler (alanlarına göre) ve menü girdileri.',
  }),
  rolListesi: post({
    konu: ['rol'],
    access: sayfa(SAYFA.rol, yonetir),
    request: bos,
    response: yanit({ roller: z.array(rolSatiri), yeniYetkiler: z.array(yeniYetki) }),
    ozet: 'Roller: yetkileri, menü girdileri ve kaç kişide oldukları.',
  }),
  rolKaydet: post({
    degistirir: ['rol'],
    access: sayfa(SAYFA.rol, yonetir),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: surum,
      Ad: zorunluMetin(60),
      Aciklama: metin(300),
      Yetkiler: z.array(yetkiId).max(500),
      Menuler: z.array(kimlik).max(1000),
      Onay: onay,
    }),
    response: kayitYaniti,
    ozet: 'Rol ekler (Id 0) ya da değiştirir; roldeki herkes için hemen geçerlidir.',
    denetim: 'Rol kaydedildi',
  }),
  rolSil: post({
    degistirir: ['rol'],
    access: sayfa(SAYFA.rol, yonetir),
    request: byVersion,
    response: yanit({}),
    ozet: 'Kimsede olmayan bir rolü siler.',
    denetim: 'Rol silindi',
  }),
  yetkiKisileri: post({
    konu: ['rol'],
    access: sayfa(SAYFA.rol, yonetir),
    request: bos,
    response: yanit({ kisiler: z.array(yetkiKisisi) }),
    ozet: 'Kişiler, rolleri ve kaç istisnaları olduğu.',
  }),
  kisiYetkileri: post({
    konu: ['rol'],
    access: sayfa(SAYFA.rol, yetkiyle('UserId', YETKI.yetkiYonet)),
    request: z.strictObject({ UserId: kimlik }),
    response: yanit({
      kisi: z.strictObject({
        Id: z.int(),
        Ad: z.string(),
        Departman: z.string(),
        Aktif: z.boolean(),
        /** True for the head of a department. */
        Sorumlu: z.boolean(),
      }),
      Surum: z.int(),
      Roller: z.array(z.int()),
      Yetkiler: z.array(yetkiIstisnasi),
      Menuler: z.array(menuIstisnasi),
      yetkiSonuc: z.array(z.strictObject({ YetkiId: z.int(), Deger: sifirBir, Neden: z.string() })),
      menuSonuc: z.array(z.strictObject({ MenuId: z.int(), Deger: sifirBir, Neden: z.string() })),
    }),
    ozet: 'Bir kişinin rolleri, istisnaları ve bunların sonucu, nedenleriyle.',
  }),
  kisiYetkiKaydet: post({
    degistirir: ['rol'],
    access: sayfa(SAYFA.rol, yetkiyle('UserId', YETKI.yetkiYonet)),
    request: z.strictObject({
      UserId: kimlik,
      Surum: surum,
      Roller: z.array(kimlik).max(200),
      Yetkiler: z.array(z.strictObject({ YetkiId: yetkiId, Deger: ikili })).max(500),
      Menuler: z.array(z.strictObject({ MenuId: kimlik, Deger: ikili })).max(1000),
      Onay: onay,
    }),
    response: yanit({ Surum: z.int() }),
    ozet: 'Bir kişinin rollerini ve istisnalarını değiştirir; hemen geçerlidir.',
    denetim: 'Kişinin yetkileri değişti',
  }),
  menuListesi: post({
    konu: ['menu'],
    access: sayfa(SAYFA.menu, yonetir),
    request: bos,
    response: yanit({ menuler: z.array(menuKaydi) }),
    ozet: 'Bütün menü girdileri, sıralarıyla.',
  }),
  menuKaydet: post({
    degistirir: ['menu'],
    access: sayfa(SAYFA.menu, yonetir),
    request: z.strictObject({
      Id: yeniVeyaKimlik,
      Surum: surum,
      UstId: kimlik.nullable(),
      menuAd: zorunluMetin(60),
      /** Empty: a group or a separator. */
      menuYol: metin(200),
      icon: z.enum(MENU_IKONLARI, { error: 'bilinmeyen simge' }).nullable(),
      baget: metin(12),
      /** Absent: unchanged. */
      class: z.enum(MENU_SINIFLARI, { error: 'bilinmeyen görünüm' }).nullish(),
      style: z.enum(MENU_BICIMLERI, { error: 'bilinmeyen yazı biçimi' }).nullish(),
      visible: ikili,
      disabled: ikili,
      separator: ikili,
      Onay: onay,
    }),
    response: kayitYaniti,
    ozet: 'Menü girdisi ekler (Id 0) ya da değiştirir.',
    denetim: 'Menü girdisi kaydedildi',
  }),
  menuSirala: post({
    degistirir: ['menu'],
    access: sayfa(SAYFA.menu, yonetir),
    request: z.strictObject({
      menuler: z.array(z.strictObject({ Id: kimlik, UstId: kimlik.nullable(), Surum: surum })).max(1000),
      Onay: onay,
    }),
    response: yanit({ degisen: z.int() }),
    ozet: 'Bütün menünün sırasını ve gruplarını bir kerede yazar.',
    denetim: 'Menü sırası değişti',
  }),
  menuSil: post({
    degistirir: ['menu'],
    access: sayfa(SAYFA.menu, yonetir),
    request: byVersion,
    response: yanit({}),
    ozet: 'Sonradan eklenmiş bir menü girdisini siler; ürünün girdileri yalnız gizlenir.',
    denetim: 'Menü girdisi silindi',
  }),
  yetkilerim: post({
    path: '/yetkilerim',
    konu: ['yetki'],
    access: signedIn,
    request: bos,
    response: yanit({
      roller: z.array(z.string()),
      yetkiler: z.array(
        z.strictObject({ YetkiId: z.int(), Ad: z.string(), Alan: z.string(), Deger: sifirBir, Neden: z.string() }),
      ),
      sorumluluklar: z.array(z.strictObject({ DepartmanId: z.int(), Departman: z.string(), Metin: z.string() })),
      menuler: z.array(
        z.strictObject({ Id: z.int(), menuAd: z.string(), menuYol: z.string(), Bolum: z.string(), Neden: z.string() }),
      ),
    }),
    ozet: 'Kişinin kendi yetkileri, sorumlulukları ve sayfaları, nedenleriyle.',
  }),
  yetkiVerenler: post({
    path: '/yetkiVerenler',
    konu: ['yetki'],
    access: signedIn,
    request: bos,
    response: yanit({ kisiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string() })) }),
    ozet: 'Yetki verebilenlerden birkaçı: bir sayfası eksik olan kişi onlardan ister.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const rolSozleri = {
  nesneler: {
    menu: 'Menü',
    rol: 'Rol',
  },
  alanlar: {
    baget: 'Rozet',
    class: 'Görünüm',
    disabled: 'Kapalı',
    menuAd: 'Ad',
    menuYol: 'Sayfa',
    separator: 'Ayraç',
    visible: 'Görünür',
    style: 'Yazı biçimi',
    Menuler: 'Menüler',
    Roller: 'Roller',
    Yetkiler: 'Yetkiler',
  },
  evetHayir: ['disabled', 'separator', 'visible'],
  degerler: { class: MENU_SINIF_ADLARI, style: MENU_BICIM_ADLARI },
  yollar: { menu: '/yonetim/menu', rol: '/yonetim/yetki' },
} as const;
