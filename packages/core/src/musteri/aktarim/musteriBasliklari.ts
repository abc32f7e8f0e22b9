/** Headings that offices use in their customer lists, in bare form (`yalin`), by field. */
export const MUSTERI_BASLIKLARI = {
  MusteriNo: 'musterinumarasi',
  Soyad: 'lastname surname',
  Ad: 'firstname',
  /** A full name of a person or a company. */
  AdSoyad: `adsoyad adisoyadi adivesoyadi advesoyad isimsoyisim isimsoyad adisoyad adsoyadunvan adsoyadiunvani
    adisoyadiunvani musteriadi musteri musteriismi musteriadsoyad musteriadisoyadi musteriadiunvani musteriunvani musteriunvan
    cari cariadi cariunvan cariunvani cariisim cariismi hesapadi adunvan adiunvani unvanad unvanadsoyad fullname customername customer`,
  Unvan: `unvani firmaunvan ticariunvan ticariunvani ticaretunvani sirket sirketadi sirketunvani kurumadi kurumunvani
    isyeri isyeriadi company companyname firmaismi`,
  TCKimlikNo: 'tcnumarasi tckimliknumarasi kimlikno tckimlikno tckimliknosu',
  VKN: 'vkn vknno vno verginumara vergikimliknumarasi vergihesapno vergisicilno taxnumber taxid',
  /** A tax number or a national id. */
  KimlikNo: `vkntckn tcknvkn vkntc tcvkn vergitcno verginotcno vergitckimlikno verginotckimlikno vergitckn verginotckn
    tcknverginumarasi tckimliknovergino tcnovergino tcvergino`,
  VergiDairesi: 'vergidaire vd vdairesi taxoffice vergidairesiadi',
  IlId: 'ili ilisehir sehiril iladi sehri city province',
  IlceId: 'ilcesi ilceadi semt district',
  Adres: 'adresi acikadres acikadresi address faturaadresi isadresi',
  Telefon: `telefonu telefonnumarasi telno telefonlar sabittelefon sabit istelefonu istel isyeritelefonu evtelefonu evtel
    santral firmatelefonu phone phonenumber telephone irtibattelefonu irtibatno iletisim iletisimno`,
  GSM: `cepno ceptelefonno ceptelefonunumarasi gsmno gsmtelefon gsmtelefonu gsmnumarasi mobil mobiltelefon mobile
    mobilephone cepgsm gsmcep ceptelno mobiltel cepnumarasi cepnumara`,
  Eposta: 'epostaadresi emailadresi mailadresi elektronikposta emailaddress epostasi',
  DogumTarihi: 'dogumgunu dtarihi dogumtar dtar birthdate',
  Notlar: 'notu aciklamalar aciklamasi ozelnot',
  Durum: 'durumu musteridurumu statu',
  Tip: 'tipi musteritipi musterituru kisitipi sahistipi mukelleftipi mukellefturu',
  SorumluId: 'musteritemsilcisi temsilci satistemsilcisi',
  Iban: 'ibanno ibannumarasi',
  EFaturaMukellef: 'efatura efaturamukellefimi',
} as const;

/** Customer numbers of other programs, and columns without a field on the card. They go to the notes. */
export const NOTA_BASLIKLARI: readonly string[] =
  'musterikodu carino carikod carikodu hesapkodu faks faksno fax belgegecer web website websitesi webadresi'.split(' ');

/** Columns of a contact person. Contact persons have cards of their own, so these columns go to the notes. */
export const YETKILI_BASLIKLARI: readonly string[] =
  `yetkili yetkilikisi yetkilikisiadi yetkiliadi yetkiliadsoyad yetkiliadisoyadi yetkiliismi ilgili ilgilikisi ilgilikisiadi
  irtibat irtibatkisi irtibatkisisi irtibatadi contact contactperson`.split(/\s+/);
