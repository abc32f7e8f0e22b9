import { randomBytes } from 'node:crypto';
import { DAVET_GUN, KISI_HAREKETLERI, METIN } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { type KisiId, tokenOzeti } from '../../platform/http/access.ts';
import { oturumlariKapat } from '../../platform/http/sessions.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { girebilir } from '../departman/api.ts';
import { parolaYaz } from '../oturum/api.ts';
import type { KartSatiri } from './queries.ts';

/**
 * The invitation by mail: a secret address where a person sets the first password. It works once, for some days, and
 * ends with every other change of the sign-in (`oturumlariKapat`). A later invitation replaces it.
 */

/** The page of an invitation. */
export const DAVET_YOLU = '/hesap';
const KOD = /^[\w-]{43}$/;

/** Reason why this person cannot be invited by mail, or null. Without SMTP the mail waits, and the form says so. */
export function davetEngeli({ publicUrl }: Pick<Config, 'publicUrl'>, k: KartSatiri): string | null {
  if (!k.Aktif) return 'İşten ayrılmış bir kişi davet edilemez.';
  if (!k.GirisIzni) return 'Kişinin giriş izni yok. Önce kartından giriş izni veriniz.';
  if (k.Eposta === null) return METIN.epostaYok;
  return publicUrl === null ? METIN.davetGitmez : null;
}

/** Writes the invitation and its mail. The secret exists only in the mail. */
export async function davetEt(
  is: Pick<Islem, 'db' | 'simdi'>,
  publicUrl: string,
  k: KartSatiri,
  eposta: string,
): Promise<Date> {
  const { db, simdi } = is;
  const anahtar = randomBytes(32).toString('base64url');
  const son_gecerlilik = new Date(simdi.getTime() + DAVET_GUN * 86_400_000);
  const davet = { anahtar_ozeti: tokenOzeti(anahtar), eposta, son_gecerlilik };
  await db
    .insertInto('kisi_daveti')
    .values({ kisi_id: k.Id, ...davet })
    .onConflict((oc) => oc.column('kisi_id').doUpdateSet(davet))
    .execute();
  const sirket = (await kurulumSatiri(db))?.sirket ?? '';
  await postaYaz(db, {
    alici: eposta,
    konu: `${sirket}: hesabınız açıldı`,
    metin: [
      `Sayın ${k.Ad} ${k.Soyad},`,
      `${sirket} sizin için bir hesap açtı. Kullanıcı adınız: ${k.UserName}`,
      `Parolanızı bu adreste belirleyiniz:\n${publicUrl}${DAVET_YOLU}/${anahtar}`,
      `Bağlantı bir kez ve ${zamanYaz(son_gecerlilik)} tarihine kadar çalışır. Bağlantıyı kimseye vermeyiniz.`,
    ].join('\n\n'),
    simdi,
  });
  return son_gecerlilik;
}

export interface Davetli {
  readonly Id: KisiId;
  readonly Ad: string;
  readonly Soyad: string;
  readonly UserName: string;
}

/** The person behind a secret that still works. `kilitli`: locked until the transaction ends. */
export async function davetli(db: Db, kod: string, simdi: Date, kilitli = false): Promise<Davetli | null> {
  if (!KOD.test(kod)) return null;
  return read(db).first(sql<Davetli>`
    select k.id as "Id", k.ad as "Ad", k.soyad as "Soyad", k.kullanici_adi as "UserName"
    from kisi_daveti d join kisi k on k.id = d.kisi_id
    where d.anahtar_ozeti = ${tokenOzeti(kod)} and d.son_gecerlilik > ${simdi}
      and ${girebilir('k', istanbulGunu(simdi))}
    ${kilitli ? sql`for no key update` : sql``}`);
}

/** Sets the password that the invited person chose. The invitation ends with it. */
export async function davetiKullan(is: Islem, { Id }: Davetli, ozet: string): Promise<void> {
  await parolaYaz(is.db, Id, ozet);
  await oturumlariKapat(is.db, Id, is.simdi);
  await hareketDenetle(is, Id, KISI_HAREKETLERI, { tur: 'davetKabul', id: Id });
  is.yayinla({ tur: 'oturum', kisiId: Id });
}
