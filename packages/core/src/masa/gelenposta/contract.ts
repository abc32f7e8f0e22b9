import { z } from 'zod';
import { an, kimlik } from '../../platform/field/alan.ts';
import { bos, post, sayfa, signedIn, under, urun, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import { GELEN_POSTA_TURLERI, type GelenPostaTuru, KONU_NESNELERI } from './rules.ts';

const turler = Object.keys(GELEN_POSTA_TURLERI) as GelenPostaTuru[];

const gelenPostaSatiri = z.strictObject({
  Id: z.int(),
  Gonderen: z.string(),
  GonderenAdi: z.string(),
  Konu: z.string(),
  /** The result of the mail. */
  Tur: z.enum(turler),
  /** The number of its record: `W000123`. Null: no record. */
  No: z.string().nullable(),
  Nesne: z.enum(Object.values(KONU_NESNELERI)).nullable(),
  NesneId: z.int().nullable(),
  CreateDateTime: an,
});
export type GelenPostaSatiri = z.infer<typeof gelenPostaSatiri>;

/** An incoming mail with all its data. */
const gelenPosta = gelenPostaSatiri.extend({
  Metin: z.string(),
  /** Addresses for answers. Empty: the sender's own address. */
  YanitAdresleri: z.array(z.string()),
});
export type GelenPosta = z.infer<typeof gelenPosta>;

/** State of the mailbox. Null: no mailbox is set up. */
const kutu = z.strictObject({
  Ad: z.string(),
  /** Time of the last read. Null: never read. */
  Okuma: an.nullable(),
  /** Error of the last read. */
  Hata: z.string().nullable(),
});
export type GelenKutusu = z.infer<typeof kutu>;

export const gelenposta = under('/yonetim', {
  getGelenPosta: post({
    konu: ['gelenposta'],
    access: sayfa(SAYFA.posta, yetki(YETKI.gidenPostaGor)),
    request: bos,
    response: yanit({ postalar: z.array(gelenPostaSatiri), kutu: kutu.nullable() }),
    ozet: 'Son 500 gelen posta, her birinin ne olduğu ve posta kutusunun hâli.',
  }),
  getGelenPostaDetay: post({
    konu: ['gelenposta'],
    access: sayfa(SAYFA.posta, yetki(YETKI.gidenPostaGor)),
    request: z.strictObject({ PostaId: kimlik }),
    response: yanit({ posta: gelenPosta }),
    ozet: 'Gelen bir postanın tamamı, yöneticiye.',
  }),
  kaydinPostasi: post({
    path: '/islemler/musterigorusme/kaydinPostasi',
    konu: ['gelenposta'],
    access: sayfa([...SAYFA.gorusme, ...SAYFA.webistek], urun(signedIn)),
    request: z.strictObject({ PostaId: kimlik }),
    response: yanit({ posta: gelenPosta }),
    ozet: 'Bir görüşmenin ya da web isteğinin geçmişindeki e-postanın tamamı; kaydı görenlere.',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const gelenpostaSozleri = {
  eylemler: { postaGeldi: 'E-posta geldi' },
  nesneler: { gelenPosta: 'Gelen e-posta' },
} as const;
