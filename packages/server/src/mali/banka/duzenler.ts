/** Layouts of Turkish banks: the meaning of each column. */

/**
 * Notation of amounts: `1.234,56` (and `1234.56`, which is unambiguous), or commas between thousands: `-22,470`. It
 * belongs to the layout, because one cell alone does not show it.
 */
export type TutarYazimi = 'tr' | 'ing';

/** Columns of a row, by the names in the head. */
export interface DuzenKolonlari {
  readonly tarih: string;
  readonly saat?: string;
  readonly valor?: string;
  /** One signed amount, or an unsigned amount with its direction in `yon`, or two unsigned columns. */
  readonly tutar?: string;
  readonly yon?: string;
  readonly borc?: string;
  readonly alacak?: string;
  readonly bakiye?: string;
  readonly aciklama: string;
  readonly referans?: string;
  readonly kod?: string;
  readonly unvan?: string;
  readonly iban?: string;
  readonly vkn?: string;
  /** Column in which the bank marks a cancelled movement. */
  readonly iptal?: string;
}

export interface EkstreDuzeni {
  readonly Ad: string;
  readonly Banka: string;
  readonly kolonlar: DuzenKolonlari;
  readonly yazim?: TutarYazimi;
  /** Dates of six digits begin with the year. */
  readonly yilOnce?: boolean;
  /** Amounts are expenses: a positive amount goes out. */
  readonly harcama?: boolean;
}

/** Known layouts. The first layout with all its columns in the head wins, so layouts with more columns come first. */
export const DUZENLER: readonly EkstreDuzeni[] = [
  {
    Ad: 'isbankasi-xls',
    Banka: 'İş Bankası',
    kolonlar: {
      tarih: 'Tarih/Saat',
      valor: 'Valör',
      tutar: 'İşlem Tutarı',
      bakiye: 'Bakiye',
      kod: 'İşlem Tipi',
      aciklama: 'Açıklama',
      referans: 'Referans',
    },
  },
  {
    Ad: 'vakifbank-xlsx',
    Banka: 'VakıfBank',
    kolonlar: {
      tarih: 'İŞLEM TARİHİ',
      tutar: 'TUTAR',
      yon: 'B/A',
      bakiye: 'BAKİYE',
      kod: 'İŞLEM',
      aciklama: 'AÇIKLAMA',
      referans: 'İŞLEM NO',
      vkn: 'VKN',
    },
  },
  {
    Ad: 'akbank-xlsx',
    Banka: 'Akbank',
    kolonlar: {
      tarih: 'Tarih',
      saat: 'Saat',
      tutar: 'Tutar',
      yon: 'Borç/Alacak',
      bakiye: 'Bakiye',
      aciklama: 'Açıklama',
      referans: 'Fiş/Dekont No',
    },
  },
  {
    Ad: 'akbank-kart-csv',
    Banka: 'Akbank (kart)',
    harcama: true,
    kolonlar: { tarih: 'Tarih', aciklama: 'Açıklama', tutar: 'Tutar', referans: 'Chip Para / Mil' },
  },
  {
    Ad: 'garanti-xls',
    Banka: 'Garanti BBVA',
    kolonlar: {
      tarih: 'Tarih',
      aciklama: 'Açıklama',
      kod: 'Etiket',
      tutar: 'Tutar',
      bakiye: 'Bakiye',
      referans: 'Dekont No',
    },
  },
  {
    Ad: 'ziraat-xlsx',
    Banka: 'Ziraat',
    kolonlar: {
      tarih: 'Tarih',
      referans: 'Fiş No',
      aciklama: 'Açıklama',
      tutar: 'İşlem Tutarı',
      bakiye: 'Bakiye',
    },
  },
  {
    Ad: 'ykb-metin',
    Banka: 'Yapı Kredi',
    kolonlar: {
      tarih: 'Tarih',
      saat: 'Saat',
      kod: 'İşlem',
      aciklama: 'Açıklama',
      tutar: 'İşlem Tutarı',
      bakiye: 'Bakiye',
    },
  },
  {
    Ad: 'kuveyt-xlsx',
    Banka: 'Kuveyt Türk',
    kolonlar: {
      tarih: 'İşlem Tarihi',
      aciklama: 'Açıklama',
      tutar: 'Tutar',
      bakiye: 'Bakiye',
      referans: 'İşlem Referans Numarası',
    },
  },
  {
    Ad: 'teb-xlsx',
    Banka: 'TEB',
    kolonlar: {
      tarih: 'Tarih',
      aciklama: 'Açıklama',
      borc: 'Borç',
      alacak: 'Alacak',
      bakiye: 'Bakiye',
      referans: 'İşlem No',
    },
  },
  {
    Ad: 'ziraat-ws',
    yilOnce: true,
    Banka: 'Ziraat (servis)',
    kolonlar: {
      tarih: 'IslemTarihi',
      valor: 'Valor',
      tutar: 'Tutar',
      yon: 'BorcAlacak',
      bakiye: 'Bakiye',
      kod: 'IslemTipi',
      aciklama: 'Aciklama',
      // The service's field named reference has the same value in all rows.
      referans: 'TimeStamp',
      vkn: 'musteriVergiNumarasi',
    },
  },
  {
    Ad: 'garanti-ws',
    Banka: 'Garanti BBVA (servis)',
    yazim: 'ing',
    kolonlar: {
      tarih: 'ActivityDate',
      tutar: 'Amount',
      bakiye: 'Balance',
      aciklama: 'Explanation',
      referans: 'TransactionId',
      iban: 'CorrIBAN',
      vkn: 'CorrVKN',
    },
  },
  {
    Ad: 'halkbank-ws',
    Banka: 'Halkbank (servis)',
    kolonlar: {
      tarih: 'Tarih',
      saat: 'Saat',
      tutar: 'HareketTutari',
      bakiye: 'Bakiye',
      kod: 'IslemKod',
      aciklama: 'EkstreAciklama',
      referans: 'ReferansNo',
      unvan: 'KarsiAdSoyad',
      iban: 'KarsiHesapIBAN',
      vkn: 'KarsiKimlikNo',
      iptal: 'Iptal',
    },
  },
];
