/** Words that offices write over the columns of their lists of customers, bare (`yalin`), by the field that they mean. */
export const MUSTERI_BASLIKLARI = {
  MusteriNo: 'musterinumarasi',
  Soyad: 'lastname surname',
  Ad: 'firstname',
  /** A whole name, of a person or of a company. */
  AdSoyad: `adsoyad adisoyadi adivesoyadi advesoyad isimsoyisim isimsoyad adisoyad adsoyadunvan adsoyadiunvani
    adisoyadiunvani musteriadi musteri musteriismi musteriadsoyad musteriadisoyadi musteriadiunvani musteriunvani musteriunvan
    cari cariadi cariunvan cariunvani cariisim cariismi hesapadi adunvan adiunvani unvanad unvanadsoyad fullname customername customer`,
  Unvan: `unvani firmaunvan ticariunvan ticariunvani ticaretunvani sirket sirketadi sirketunvani kurumadi kurumunvani
    isyeri isyeriadi company companyname firmaismi`,
  TCKimlikNo: 'tcnumarasi tckimliknumarasi kimlikno tckimlikno tckimliknosu',
  VKN: 'vkn vknno vno verginumara vergikimliknumarasi vergihesapno vergisicilno taxnumber taxid',
  /** A number of tax or of a person. */
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

/** Numbers that other programs give a customer, which are none of ours, and what a card has no field for. */
export const NOTA_BASLIKLARI: readonly string[] =
  'musterikodu carino carikod carikodu hesapkodu faks faksno fax belgegecer web website websitesi webadresi'.split(' ');

/** Columns of who is asked for at a customer: people have cards of their own, so a list's word goes to the notes. */
export const YETKILI_BASLIKLARI: readonly string[] =
  `yetkili yetkilikisi yetkilikisiadi yetkiliadi yetkiliadsoyad yetkiliadisoyadi yetkiliismi ilgili ilgilikisi ilgilikisiadi
  irtibat irtibatkisi irtibatkisisi irtibatadi contact contactperson`.split(/\s+/);
