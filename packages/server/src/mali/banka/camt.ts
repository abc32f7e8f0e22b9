import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { gecerliGun, type Gun } from '@masabasi/core/platform/time/tarih';
import { hepsi, ilk, metni, type XmlDugumu, XmlHatasi, xmlOku } from '../../platform/xml/xml.ts';
import {
  EN_COK_HAREKET,
  farki,
  okunan,
  type OkunanBakiye,
  type OkunanDosya,
  type OkunanEkstre,
  type OkunanHareket,
  OkunmadiHatasi,
} from './ekstre.ts';
import { servisEkstresi } from './servis.ts';

/** ISO 20022: CAMT.052 (a running day), 053 (a closed day) and 054 (notices), in all versions. */

/** XML element that holds the statements, for each kind of document. */
const BELGELER = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/** Reads `1234.5` as hundredths, below 0 for outgoing money. Accepts more than two decimals only as zeros. */
function tutari(d: XmlDugumu | undefined, yon: string | null): Kurus {
  const metin = d?.metin ?? '';
  const [, tam, kesir = ''] = /^\+?(\d{1,13})(?:\.(\d{0,2})0*)?$/.exec(metin) ?? [];
  if (tam === undefined) throw new OkunmadiHatasi(`‘${metin}’ bir tutar değil. Dosyayı bankadan yeniden alınız.`);
  if (yon !== 'CRDT' && yon !== 'DBIT')
    throw new OkunmadiHatasi(`${metin} tutarının yönü (CdtDbtInd) yazılmamış. Dosyayı bankadan yeniden alınız.`);
  const n = Number(tam) * 100 + Number(kesir.padEnd(2, '0'));
  return kurus(yon === 'CRDT' ? n : -n);
}

/** Reads a date or a date with time. Takes the day as the bank writes it. */
function gunu(d: XmlDugumu | undefined): Gun | null {
  const gun = (metni(d, 'Dt') ?? metni(d, 'DtTm') ?? '').slice(0, 10);
  return gecerliGun(gun) ? gun : null;
}

const bakiyesi = (b: XmlDugumu): OkunanBakiye => ({
  Tip: metni(b, 'Tp', 'CdOrPrtry', 'Cd') ?? metni(b, 'Tp', 'CdOrPrtry', 'Prtry') ?? '',
  Gun: gunu(ilk(b, 'Dt')),
  ParaBirimi: ilk(b, 'Amt')?.nitelikler['Ccy'] ?? '',
  Tutar: tutari(ilk(b, 'Amt'), metni(b, 'CdtDbtInd')),
});

/** The other party: the debtor of incoming money, the creditor of outgoing money. */
function karsi(detay: XmlDugumu | undefined, gelen: boolean) {
  const taraf = ilk(detay, 'RltdPties');
  const [kim, hesap] = gelen ? (['Dbtr', 'DbtrAcct'] as const) : (['Cdtr', 'CdtrAcct'] as const);
  return {
    KarsiUnvan: metni(taraf, kim, 'Nm') ?? metni(taraf, kim, 'Pty', 'Nm'),
    KarsiIban: metni(taraf, hesap, 'Id', 'IBAN') ?? metni(taraf, hesap, 'Id', 'Othr', 'Id'),
  };
}

/** Text of an entry: from each of its parts, or else from the bank. */
function aciklamasi(giris: XmlDugumu, detaylar: readonly XmlDugumu[]): string {
  const yazilan = detaylar.flatMap((d) => {
    const r = ilk(d, 'RmtInf');
    const bolumlu = hepsi(r, 'Strd').flatMap((s) => [
      // Numbers of the invoices that the movement pays.
      ...hepsi(s, 'RfrdDocInf').flatMap((b) => metni(b, 'Nb') ?? []),
      metni(s, 'CdtrRefInf', 'Ref') ?? '',
      ...hepsi(s, 'AddtlRmtInf').map((a) => a.metin),
    ]);
    return [...hepsi(r, 'Ustrd').map((u) => u.metin), ...bolumlu, metni(d, 'AddtlTxInf') ?? ''].filter(Boolean);
  });
  const ek = metni(giris, 'AddtlNtryInf');
  return (yazilan.length > 0 ? yazilan.join(' ') : (ek ?? '')).replaceAll(/\s+/g, ' ').trim();
}

function hareketi(giris: XmlDugumu): OkunanHareket {
  const yon = metni(giris, 'CdtDbtInd');
  const detaylar = hepsi(giris, 'NtryDtls').flatMap((d) => hepsi(d, 'TxDtls'));
  // A plain word until version 7, since then an ISO code or the bank's own code.
  const durum = metni(giris, 'Sts', 'Cd') ?? metni(giris, 'Sts', 'Prtry') ?? metni(giris, 'Sts');
  const tek = detaylar.length === 1 ? detaylar[0] : undefined;
  const alan = ilk(giris, 'BkTxCd', 'Domn');
  return {
    Islem: gunu(ilk(giris, 'BookgDt')),
    Valor: gunu(ilk(giris, 'ValDt')),
    Saat: null,
    // Take the direction as given: a reversal (RvslInd) does not turn it around.
    Tutar: tutari(ilk(giris, 'Amt'), yon),
    ParaBirimi: ilk(giris, 'Amt')?.nitelikler['Ccy'] ?? '',
    Bakiye: null,
    Kod:
      metni(giris, 'BkTxCd', 'Prtry', 'Cd') ??
      ([metni(alan, 'Cd'), metni(alan, 'Fmly', 'Cd')].filter(Boolean).join('/') || null),
    Referans: metni(tek, 'Refs', 'EndToEndId'),
    BankaReferansi: metni(giris, 'AcctSvcrRef') ?? metni(giris, 'NtryRef'),
    Aciklama: aciklamasi(giris, detaylar),
    ...karsi(tek, yon === 'CRDT'),
    KarsiVkn: null,
    Defterde: durum === null || durum === 'BOOK',
    Uyari: null,
  };
}

function ekstresi(e: XmlDugumu): OkunanEkstre {
  const hesap = ilk(e, 'Acct');
  const birim = metni(hesap, 'Ccy');
  const bakiyeler = hepsi(e, 'Bal').map(bakiyesi);
  // Some banks also give balances in other currencies. The balance in the account's own currency wins.
  const kendi = bakiyeler.filter((b) => birim === null || b.ParaBirimi === birim);
  const bakiye = (...tipler: string[]) =>
    [kendi, bakiyeler].flatMap((dizi) => tipler.flatMap((t) => dizi.find((b) => b.Tip === t) ?? []))[0] ?? null;
  const Acilis = bakiye('OPBD', 'PRCD');
  const Kapanis = bakiye('CLBD');
  const hareketler = hepsi(e, 'Ntry').map(hareketi);
  const defterde = hareketler.filter((h) => h.Defterde).reduce((t, h) => t + h.Tutar, 0);
  return {
    Kimlik: metni(e, 'Id'),
    Hesap: metni(hesap, 'Id', 'IBAN') ?? metni(hesap, 'Id', 'Othr', 'Id'),
    No: metni(e, 'ElctrncSeqNb') ?? metni(e, 'LglSeqNb'),
    ParaBirimi: birim ?? Acilis?.ParaBirimi ?? Kapanis?.ParaBirimi ?? hareketler[0]?.ParaBirimi ?? null,
    Acilis,
    Kapanis,
    hareketler,
    Fark: farki(Acilis, Kapanis, defterde),
  };
}

/** All elements with this name, at any depth of envelopes. */
const icindekiler = (d: XmlDugumu, ad: string): readonly XmlDugumu[] =>
  d.ad === ad ? [d] : d.cocuklar.flatMap((c) => icindekiler(c, ad));

/**
 * Reads CAMT, or the answer of a bank's web service. Refuses any other format and any amount that is not a number.
 * @param birim currency of the account, because services do not give it
 */
export const camtOku = (metin: string, birim = 'TRY'): OkunanDosya =>
  okunan(metin, () => {
    let kok: XmlDugumu;
    try {
      kok = xmlOku(metin);
    } catch (e) {
      if (e instanceof XmlHatasi) throw new OkunmadiHatasi(e.message);
      throw e;
    }
    const belge = BELGELER.map(([ad, icinde]) => icindekiler(kok, ad).flatMap((b) => hepsi(b, icinde))).find(
      (d) => d.length > 0,
    );
    if (!belge) {
      const servis = servisEkstresi(kok, birim);
      if (servis !== null) return [servis];
      throw new OkunmadiHatasi(
        'Dosyada CAMT.052, 053 ya da 054 ekstresi yok; bilinen bir banka servisinin yanıtı da değil.',
      );
    }
    if (belge.reduce((t, e) => t + hepsi(e, 'Ntry').length, 0) > EN_COK_HAREKET)
      throw new OkunmadiHatasi('Dosyada çok fazla hareket var; daha kısa bir aralık alınız.');
    return belge.map(ekstresi);
  });
