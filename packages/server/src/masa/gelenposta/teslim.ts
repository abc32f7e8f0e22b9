import { katla } from '@masabasi/core/platform/text/metin';
import { parseHeaders } from '../../platform/mail/headers.ts';

/** Reports of mail servers about mails of ours (RFC 3464). */

/** The report about one recipient. */
export interface AliciRaporu {
  /** Addresses that the report names, in small letters. */
  readonly alicilar: readonly string[];
  readonly action: 'failed' | 'delayed' | 'delivered';
}
export type TeslimSonucu = 'ulasmadi' | 'gecikiyor' | 'ulasti';

const EN_COK_ALICI = 200;
/** A server that passed a mail on, or spread it to a list, reports nothing more about it. */
const EYLEMLER: Readonly<Record<string, AliciRaporu['action']>> = {
  failed: 'failed',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
};
/** The first digit of a status (RFC 3463), used if the action is missing or unknown. */
const DURUMLAR: Readonly<Record<string, AliciRaporu['action']>> = { 2: 'delivered', 4: 'delayed', 5: 'failed' };

/** The recipients of a report; the fields of each stand in a block of lines. */
export function aliciRaporlari(yazi: string): AliciRaporu[] {
  const bloklar = yazi.replaceAll(/\r\n?/g, '\n').split(/\n\s*\n/);
  return bloklar.slice(0, EN_COK_ALICI).flatMap((blok): AliciRaporu[] => {
    const alanlar = new Map(parseHeaders(Buffer.from(blok)).all());
    const adresler = ['original-recipient', 'final-recipient'].flatMap((ad) => {
      const adres = alanlar
        .get(ad)
        ?.replace(/^[^;]*;/, '')
        .replaceAll(/[<>\s]/g, '');
      return adres ? [katla(adres)] : [];
    });
    const soz = /^[a-z]+/.exec(katla(alanlar.get('action') ?? ''))?.[0] ?? '';
    const action = EYLEMLER[soz] ?? DURUMLAR[alanlar.get('status')?.[0] ?? ''];
    return action === undefined ? [] : [{ alicilar: adresler, action }];
  });
}

const GECIKME_KONUSU =
  /\(delay\)|^(warning: .*(could not send|delayed)|delayed (mail|delivery)|delivery (is )?delayed|message delayed|gecikmeli|teslim gecik|zustellung verzogert|verzogert)/;
const ULASTI_KONUSU =
  /\(success\)|\(relay\)|^(delivered|relayed|successful mail delivery|teslim edildi|aktarildi|zugestellt|ubermittelt)\b/;

/**
 * The delivery of the mail to this address. A report without recipients is judged by its subject, and otherwise means
 * failure.
 */
export function teslimSonucu(raporlar: readonly AliciRaporu[], alici: string | null, konu: string): TeslimSonucu {
  const bunun = raporlar.filter((r) => alici !== null && r.alicilar.includes(katla(alici)));
  const sayilan = bunun.length > 0 ? bunun : raporlar;
  if (sayilan.some((r) => r.action === 'failed')) return 'ulasmadi';
  if (sayilan.length > 0) return sayilan.some((r) => r.action === 'delayed') ? 'gecikiyor' : 'ulasti';
  const katli = katla(konu.trim()).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return GECIKME_KONUSU.test(katli) ? 'gecikiyor' : ULASTI_KONUSU.test(katli) ? 'ulasti' : 'ulasmadi';
}
