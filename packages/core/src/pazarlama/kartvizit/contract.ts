import { z } from 'zod';
import { kayitSekli, kimlik, metin, tamSayi, yaziKimlik, zorunluMetin, byId } from '../../platform/field/alan.ts';
import { EN_COK_DOSYA_BAYTI } from '../../platform/dosya/rules.ts';
import { gorsel, yuklemeRet } from '../../platform/dosya/satirlar.ts';
import { post, sayfa, signedIn, under, upload, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKILI_ALANLARI } from '../../musteri/yetkili/alanlar.ts';
import { iletiIzni, sonIzinler } from '../../musteri/yetkili/contract.ts';

const surum = tamSayi(1, 2_147_483_647);
const ERISIM = sayfa([...SAYFA.musteri, ...SAYFA.ziyaret], urun(signedIn));

const kartSatiri = z.strictObject({
  Id: z.int(),
  /** Null: the card has no customer yet, and only its uploader sees it. */
  MusteriId: z.int().nullable(),
  /** Id of the picture. */
  DosyaId: z.int(),
  url: z.string(),
  href: z.string(),
  Zaman: z.string(),
  Yukleyen: z.string().nullable(),
  /** The contact person made from the card. Null: none yet. */
  YetkiliId: z.int().nullable(),
  Kisi: z.string().nullable(),
  /** The person's last consent for each channel. */
  izinler: sonIzinler,
  Surum: z.int(),
});
export type KartvizitSatiri = z.infer<typeof kartSatiri>;

/** The proposed fields. Empty: nothing found. */
const kartOnerisi = z.strictObject({
  Ad: z.string(),
  Soyad: z.string(),
  Unvan: z.string(),
  Firma: z.string(),
  GSM: z.string(),
  Telefon: z.string(),
  Eposta: z.string(),
  Web: z.string(),
  Adres: z.string(),
  IlId: z.int().nullable(),
  IlceId: z.int().nullable(),
});

/** An existing person who resembles the person on the card. */
const kartBenzeri = z.strictObject({ MusteriId: z.int(), Musteri: z.string(), Kisi: z.string().nullable() });
export type KartBenzeri = z.infer<typeof kartBenzeri>;

export const kartvizit = under('/pazarlama/gorusmetakibi', {
  getMusteriKartList: post({
    konu: ['kartvizit', 'yetkili', 'musteri'],
    access: ERISIM,
    /** Without an id: the caller's own cards without a customer. */
    request: z.strictObject({ Id: kimlik.optional() }),
    response: yanit({ kartlist: z.array(kartSatiri) }),
    ozet: 'Bir müşterinin kartvizitleri, yenisi başta; müşteri verilmezse kişinin henüz müşterisi olmayan kartvizitleri.',
  }),
  musteriKartvizitKaydet: upload({
    degistirir: ['kartvizit', 'musteri'],
    access: ERISIM,
    request: z.strictObject({ Id: yaziKimlik.optional(), ProjeId: yaziKimlik.optional() }),
    response: z.discriminatedUnion('durum', [
      z.strictObject({
        durum: z.literal(true),
        images: z.array(gorsel),
        url: z.string(),
        href: z.string(),
        KartId: z.int(),
      }),
      yuklemeRet,
    ]),
    dosyalar: { adet: 1, bayt: EN_COK_DOSYA_BAYTI },
    ozet: 'Bir kartvizitin resmini ekler; Id müşteri, ProjeId üründür, ikisi de sonradan belli olabilir.',
    denetim: 'Kartvizit eklendi',
  }),
  kartvizitOku: post({
    konu: [],
    agir: true,
    access: ERISIM,
    request: byId,
    response: yanit({ oneri: kartOnerisi }),
    ozet: 'Kartviziti bu sunucuda okur ve alanlarını önerir; okunan yazı saklanmaz.',
  }),
  kartvizitOnayla: post({
    degistirir: ['kartvizit', 'yetkili', 'musteri', 'musteriler', 'aday'],
    access: ERISIM,
    request: z.strictObject({
      Id: kimlik,
      Surum: surum,
      kisi: z.strictObject(kayitSekli(YETKILI_ALANLARI)),
      /** The customer of the new contact person, for a card without a customer. Null: a new customer. */
      MusteriId: kimlik.nullable().default(null),
      /** The new customer, a prospect for a product. */
      musteri: z
        .strictObject({
          Unvan: zorunluMetin(200),
          Web: metin(200),
          Adres: metin(500),
          IlId: kimlik.nullable(),
          IlceId: kimlik.nullable(),
          ProjeId: kimlik,
        })
        .nullable()
        .default(null),
      izinler: z.array(z.strictObject(iletiIzni)).max(3, { error: 'en fazla 3 izin içerebilir' }).default([]),
      /** The caller has seen the people who resemble the person on the card. */
      benzerleriGordum: z.boolean({ error: 'evet ya da hayır olmalı' }).default(false),
    }),
    response: z.union([
      yanit({ MusteriId: z.int(), YetkiliId: z.int(), AdayId: z.int().nullable() }),
      z.strictObject({ durum: z.literal(false), msg: z.string(), benzerler: z.array(kartBenzeri) }),
    ]),
    ozet: 'Onaylanan kartviziti bir kez yetkili kişiye, müşterisi yoksa aday olan yeni bir müşteriye çevirir.',
    denetim: 'Kartvizitten kişi kaydedildi',
  }),
  removeKartvizit: post({
    degistirir: ['kartvizit', 'musteri'],
    access: ERISIM,
    request: byId,
    response: yanit({}),
    ozet: 'Kartviziti ve resmini kaldırır; süresi dolana kadar geri alınabilir. Olduğu kişi durur.',
    denetim: 'Kartvizit kaldırıldı',
  }),
  kartvizitGeriAl: post({
    degistirir: ['kartvizit', 'musteri'],
    access: ERISIM,
    request: byId,
    response: yanit({}),
    ozet: 'Kaldırılan kartviziti resmiyle geri getirir.',
    denetim: 'Kaldırılan kartvizit geri alındı',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const kartvizitSozleri = {
  nesneler: { kartvizit: 'Kartvizit' },
} as const;
