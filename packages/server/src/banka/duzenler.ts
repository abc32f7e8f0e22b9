/** The layouts of Turkish banks: which column says what. */

/**
 * How sums are written: `1.234,56` (and `1234.56`, which nothing else can mean), or with commas between thousands,
 * `-22,470`. It belongs to the layout: one cell alone does not say it.
 */
export type TutarYazimi = 'tr' | 'ing';

/** What is read of a row, by the names that heads give it. */
export interface DuzenKolonlari {
  readonly tarih: string;
  readonly saat?: string;
  readonly valor?: string;
  /** One signed sum; or an unsigned one with its direction in `yon`; or two unsigned ones. */
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
  /** Whether the bank calls the movement cancelled. */
  readonly iptal?: string;
}

export interface EkstreDuzeni {
  readonly Ad: string;
  readonly Banka: string;
  readonly kolonlar: DuzenKolonlari;
  readonly yazim?: TutarYazimi;
  /** Days of six digits have the year first. */
  readonly yilOnce?: boolean;
  /** Sums are spendings: what is above 0 goes out. */
  readonly harcama?: boolean;
}

/** Known layouts; the first whose columns all stand in a head is taken, so those that ask for more come first. */
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
      // The field that is called a reference is the same in all rows.
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
