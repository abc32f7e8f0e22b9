/** Codes of withheld VAT: the work, the tenths withheld now, and the per cents accepted with the code. */
export interface TevkifatKodu {
  readonly Ad: string;
  readonly Pay: number;
  readonly Yuzdeler: readonly number[];
}

export const TEVKIFATLAR: Readonly<Record<string, TevkifatKodu>> = {
  '601': {
    Ad: 'Yapım işleri ile bu işlerle birlikte ifa edilen mühendislik-mimarlık ve etüt-proje hizmetleri',
    Pay: 4,
    Yuzdeler: [30, 40],
  },
  '602': { Ad: 'Etüt, plan-proje, danışmanlık, denetim ve benzeri hizmetler', Pay: 9, Yuzdeler: [90] },
  '603': {
    Ad: 'Makine, teçhizat, demirbaş ve taşıtlara ait tadil, bakım ve onarım hizmetleri',
    Pay: 7,
    Yuzdeler: [50, 70],
  },
  '604': { Ad: 'Yemek servis hizmeti', Pay: 5, Yuzdeler: [50] },
  '605': { Ad: 'Organizasyon hizmeti', Pay: 5, Yuzdeler: [50] },
  '606': { Ad: 'İşgücü temin hizmetleri', Pay: 9, Yuzdeler: [90] },
  '607': { Ad: 'Özel güvenlik hizmeti', Pay: 9, Yuzdeler: [90] },
  '608': { Ad: 'Yapı denetim hizmetleri', Pay: 9, Yuzdeler: [90] },
  '609': {
    Ad: 'Fason olarak yaptırılan tekstil ve konfeksiyon işleri, çanta ve ayakkabı dikim işleri ve bu işlere aracılık hizmetleri',
    Pay: 7,
    Yuzdeler: [50, 70],
  },
  '610': { Ad: 'Turistik mağazalara verilen müşteri bulma / götürme hizmetleri', Pay: 9, Yuzdeler: [90] },
  '611': { Ad: 'Spor kulüplerinin yayın, reklam ve isim hakkı gelirlerine konu işlemleri', Pay: 9, Yuzdeler: [90] },
  '612': { Ad: 'Temizlik hizmeti', Pay: 9, Yuzdeler: [70, 90] },
  '613': { Ad: 'Çevre ve bahçe bakım hizmetleri', Pay: 9, Yuzdeler: [70, 90] },
  '614': { Ad: 'Servis taşımacılığı hizmeti', Pay: 5, Yuzdeler: [50] },
  '615': { Ad: 'Her türlü baskı ve basım hizmetleri', Pay: 7, Yuzdeler: [50, 70] },
  '616': {
    Ad: '5018 sayılı Kanuna ekli cetveller kapsamındaki idare, kurum ve kuruluşlara yapılan diğer hizmetler',
    Pay: 5,
    Yuzdeler: [50],
  },
  '617': { Ad: 'Hurda metalden elde edilen külçe teslimleri', Pay: 7, Yuzdeler: [70] },
  '618': {
    Ad: 'Hurda metalden elde edilenler dışındaki bakır, çinko, demir-çelik, alüminyum ve kurşun külçe teslimleri',
    Pay: 7,
    Yuzdeler: [70],
  },
  '619': { Ad: 'Bakır, çinko, alüminyum ve kurşun ürünlerinin teslimi', Pay: 7, Yuzdeler: [70] },
  '620': { Ad: 'İstisnadan vazgeçenlerin hurda ve atık teslimi', Pay: 7, Yuzdeler: [70] },
  '621': {
    Ad: 'Metal, plastik, lastik, kauçuk, kâğıt, cam hurda ve atıklarından elde edilen hammadde teslimi',
    Pay: 9,
    Yuzdeler: [90],
  },
  '622': { Ad: 'Pamuk, tiftik, yün ve yapağı ile ham post ve deri teslimleri', Pay: 9, Yuzdeler: [90] },
  '623': { Ad: 'Ağaç ve orman ürünleri teslimi', Pay: 5, Yuzdeler: [50] },
  '624': { Ad: 'Yük taşımacılığı hizmeti', Pay: 2, Yuzdeler: [20] },
  '625': { Ad: 'Ticari reklam hizmetleri', Pay: 3, Yuzdeler: [30] },
  '626': { Ad: 'Diğer teslimler', Pay: 2, Yuzdeler: [20] },
  '627': { Ad: 'Demir-çelik ürünlerinin teslimi', Pay: 5, Yuzdeler: [40, 50] },
};

/** Codes of works with full withholding, by the code of the same work with partial withholding. */
export const TAM_TEVKIFATLAR: Readonly<Record<string, string>> = {
  '801': '601',
  '802': '602',
  '803': '603',
  '804': '604',
  '805': '605',
  '806': '606',
  '807': '607',
  '808': '608',
  '809': '609',
  '810': '610',
  '811': '611',
  '812': '612',
  '813': '613',
  '814': '614',
  '815': '615',
  '816': '617',
  '817': '618',
  '818': '619',
  '819': '620',
  '820': '621',
  '821': '622',
  '822': '623',
  '823': '624',
  '824': '625',
  '825': '627',
};
