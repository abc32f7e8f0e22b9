import { degisimYaz } from '@masabasi/core/denetim/rules';
import type { VeriHucresi, VeriSutunu } from '@masabasi/core/kvkk/contract';
import { MENU_TUR_ADLARI, TEMA_ADLARI } from '@masabasi/core/oturum/rules';
import { KISI_HAREKETLERI } from '@masabasi/core/personel/rules';
import { YETKI_KATALOGU } from '@masabasi/core/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { denetimBilgisi, denetimOncesi, denetimdekiKisi, eylemAdi, kisiHakkinda, nesneAdi } from './queries.ts';

/** A part of what is held about a person: the same for the screen and for the downloads. */
export interface Bolum {
  readonly konu: string;
  readonly ad: string;
  readonly aciklama: string;
  readonly sutunlar: readonly VeriSutunu[];
  /** The column with the time of a row, newest first; `yillik`: the screen shows one year of it. */
  readonly zaman?: string;
  readonly yillik?: boolean;
  /** One row at most: shown as names and values. */
  readonly tekil?: boolean;
  /** Which references to a person it answers for, `table.column`; a test finds those that nobody answers for. */
  readonly kapsadigi: readonly string[];
  /** The rows, under the columns' names. `acik`: the national id whole, as in the downloads. */
  readonly sorgu: (kisi: KisiId, acik: boolean) => RawBuilder<unknown>;
}

/** `Gün:gun Ad Kişi:metin`, underscores for blanks; a column without a kind is text. */
const sutunlar = (yazi: string): VeriSutunu[] =>
  yazi.split(/\s+/).map((s) => {
    const [ad, tur = 'metin'] = s.split(':');
    return { Ad: ad!.replaceAll('_', ' '), Tur: tur as VeriSutunu['Tur'] };
  });
const saat = (sutun: string) => sql`to_char(${sql.ref(sutun)}, 'HH24:MI')`;
const kisiAdi = (k: string) => sql`${sql.ref(`${k}.ad`)} || ' ' || ${sql.ref(`${k}.soyad`)}`;
const yetkiAdlari = sql`(select * from unnest(${YETKI_KATALOGU.map((y) => y.Id)}::int[],
  ${YETKI_KATALOGU.map((y) => y.Ad)}::text[]) as y(id, ad))`;

export const BOLUMLER: readonly Bolum[] = [
  {
    konu: 'kimlik',
    tekil: true,
    ad: 'Kimlik ve İletişim',
    aciklama: 'Kim olduğunuz ve size nasıl ulaşılacağı.',
    sutunlar: sutunlar('Ad Soyad T.C._Kimlik_No Doğum_Tarihi:gun E-posta Telefon:telefon'),
    kapsadigi: [],
    sorgu: (kisi, acik) => sql`select ad as "Ad", soyad as "Soyad",
      case when ${acik} then tc_kimlik else left(tc_kimlik, 3) || '******' || right(tc_kimlik, 2) end as "T.C. Kimlik No",
      dogum_tarihi as "Doğum Tarihi", eposta as "E-posta", telefon as "Telefon" from kisi where id = ${kisi}`,
  },
  {
    konu: 'is',
    tekil: true,
    ad: 'İş Bilgileri',
    aciklama: 'Göreviniz, çalışma saatleriniz, işe giriş ve ayrılış.',
    sutunlar:
      sutunlar(`Departman Grup Sorumlusu_Olduğunuz_Departmanlar Çalışıyor:evet İlk_İşe_Giriş:gun Son_İşe_Giriş:gun
      Ayrılış_Tarihi:gun Ayrılma_Nedeni Önceki_Hizmet_(Gün):sayi Sayılmayan_Gün:sayi Mesai_Başlangıcı Mesai_Bitişi
      Çalışma_Günleri Hafta_Tatili:sayi`),
    kapsadigi: ['departman.sorumlu_id'],
    sorgu: (kisi) => sql`select d.ad as "Departman", k.grup as "Grup",
      (select string_agg(s.ad, ', ' order by s.id) from departman s where s.sorumlu_id = k.id)
        as "Sorumlusu Olduğunuz Departmanlar",
      k.aktif as "Çalışıyor", k.ise_baslama as "İlk İşe Giriş", k.ise_giris as "Son İşe Giriş",
      k.cikis_tarihi as "Ayrılış Tarihi", k.ayrilma_nedeni as "Ayrılma Nedeni",
      k.onceki_hizmet_gun as "Önceki Hizmet (Gün)", k.sayilmayan_gun as "Sayılmayan Gün",
      ${saat('k.mesai_baslangic')} as "Mesai Başlangıcı", ${saat('k.mesai_bitis')} as "Mesai Bitişi",
      (select string_agg((array['Pzt','Sal','Çar','Per','Cum','Cmt','Paz'])[g.gun], ', ' order by g.gun)
        from unnest(k.calisma_gunleri) as g(gun)) as "Çalışma Günleri", k.tatil_gunleri as "Hafta Tatili"
      from kisi k join departman d on d.id = k.departman_id where k.id = ${kisi}`,
  },
  {
    konu: 'kart',
    ad: 'Kartınızdaki Değişiklikler',
    aciklama: 'Personel kartınızda ve giriş hesabınızda ne zaman, kim, neyi değiştirdi.',
    sutunlar: sutunlar('Zaman:an İşlem Yapan Önceki_Bilgi Bilgi Açıklama'),
    zaman: 'Zaman',
    kapsadigi: ['hareket_kisi.nesne_id'],
    sorgu: (kisi) => sql`select h.zaman as "Zaman",
      coalesce(${JSON.stringify(KISI_HAREKETLERI.turler)}::jsonb ->> h.tur, h.tur) as "İşlem", ${kisiAdi('k')} as "Yapan",
      h.eski as "Önceki Bilgi", h.yeni as "Bilgi", btrim(h.baslik || ' ' || h.aciklama) as "Açıklama"
      from hareket h left join kisi k on k.id = h.kisi_id where h.nesne = 'kisi' and h.nesne_id = ${kisi}`,
  },
  {
    konu: 'hesap',
    tekil: true,
    ad: 'Hesap ve Görünüm',
    aciklama:
      'Giriş hesabınız ve seçtiğiniz görünüm. Parolanız ve kurtarma kodlarınız yalnızca özeti alınarak saklanır, kimse okuyamaz.',
    sutunlar: sutunlar(`Kullanıcı_Adı Giriş_İzni:evet Parola_Geçici:evet İki_Adımlı_Giriş:evet
      İki_Adımlı_Giriş_Başlangıcı:an Menü_Türü Tema Koyu_Görünüm:evet`),
    kapsadigi: ['iki_adim.kisi_id'],
    sorgu: (kisi) => sql`select kullanici_adi as "Kullanıcı Adı", giris_izni as "Giriş İzni",
      parola_gecici as "Parola Geçici", i.sir is not null as "İki Adımlı Giriş",
      i.baslama as "İki Adımlı Giriş Başlangıcı", ${JSON.stringify(MENU_TUR_ADLARI)}::jsonb ->> menu_tur as "Menü Türü",
      ${JSON.stringify(TEMA_ADLARI)}::jsonb ->> tema as "Tema",
      dark_theme = 1 as "Koyu Görünüm"
      from kisi left join iki_adim i on i.kisi_id = id where id = ${kisi}`,
  },
  {
    konu: 'yetki',
    ad: 'Roller ve Yetkiler',
    aciklama: 'Size verilen roller, yetkiler, menüler ve projeler.',
    sutunlar: sutunlar('Tür Ad Durum'),
    kapsadigi: [
      'kisi_rol.kisi_id',
      'kisi_yetki.kisi_id',
      'kisi_menu.kisi_id',
      'kisi_proje.kisi_id',
      'proje.sorumlu_id',
    ],
    sorgu: (kisi) => sql`
      select 'Rol' as "Tür", r.ad as "Ad", 'Verildi' as "Durum" from kisi_rol x join rol r on r.id = x.rol_id
        where x.kisi_id = ${kisi}
      union all select 'Yetki', y.ad, 'Etkin' from etkin_yetki x join ${yetkiAdlari} y on y.id = x.yetki_id
        where x.kisi_id = ${kisi}
      union all select 'Kişiye özel yetki', y.ad, case x.deger when 1 then 'Verildi' else 'Kaldırıldı' end
        from kisi_yetki x join ${yetkiAdlari} y on y.id = x.yetki_id where x.kisi_id = ${kisi}
      union all select 'Kişiye özel menü', m.ad, case x.deger when 1 then 'Verildi' else 'Kaldırıldı' end
        from kisi_menu x join menu m on m.id = x.menu_id where x.kisi_id = ${kisi}
      union all select 'Proje', p.ad, 'Verildi' from kisi_proje x join proje p on p.id = x.proje_id
        where x.kisi_id = ${kisi}
      union all select 'Proje', p.ad, 'Sorumlusu' from proje p where p.sorumlu_id = ${kisi}`,
  },
  {
    konu: 'oturum',
    ad: 'Oturumlar',
    aciklama: 'Ne zaman, hangi adresten ve cihazdan giriş yaptığınız.',
    sutunlar: sutunlar('Başlama:an Son_Kullanım:an Bitiş:an IP_Adresi Tarayıcı Mobil:evet'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['oturum.kisi_id'],
    sorgu: (kisi) => sql`select baslama as "Başlama", son_kullanim as "Son Kullanım", bitis as "Bitiş",
      ip as "IP Adresi", tarayici as "Tarayıcı", mobil as "Mobil" from oturum where kisi_id = ${kisi}`,
  },
  {
    konu: 'mesai',
    ad: 'Mesailer',
    aciklama: 'Mesainizin başladığı ve bittiği zamanlar.',
    sutunlar: sutunlar('Gün:gun Başlama:an Planlanan_Bitiş:an Bitiş:an Molada_Unutuldu:evet'),
    zaman: 'Gün',
    yillik: true,
    kapsadigi: ['mesai.kisi_id'],
    sorgu: (kisi) => sql`select gun as "Gün", baslama as "Başlama", planlanan_bitis as "Planlanan Bitiş",
      bitis as "Bitiş", unutuldu as "Molada Unutuldu" from mesai where kisi_id = ${kisi}`,
  },
  {
    konu: 'mola',
    ad: 'Molalar',
    aciklama: 'Mesainiz boyunca seçtiğiniz her durum, açıklamasıyla.',
    sutunlar: sutunlar('Gün:gun Durum Başlama:an Bitiş:an Açıklama Kendiliğinden:evet IP_Adresi'),
    zaman: 'Başlama',
    yillik: true,
    kapsadigi: ['mola.kisi_id'],
    sorgu: (kisi) => sql`select g.gun as "Gün", coalesce(t.ad, 'Mesai Bitti') as "Durum", m.baslama as "Başlama",
      m.bitis as "Bitiş", m.aciklama as "Açıklama", m.otomatik as "Kendiliğinden", m.ip as "IP Adresi"
      from mola m join mesai g on g.id = m.mesai_id left join mola_tur t on t.id = m.durum_id
      where m.kisi_id = ${kisi}`,
  },
  {
    konu: 'molaGunluk',
    ad: 'Günlük Toplamlar',
    aciklama: 'Her gün hangi durumda kaç kez ve kaç dakika bulunduğunuz; mola kayıtları silindikten sonra kalan budur.',
    sutunlar: sutunlar('Gün:gun Durum Adet:sayi Dakika:sayi'),
    zaman: 'Gün',
    yillik: true,
    kapsadigi: ['mola_gunluk.kisi_id'],
    sorgu: (kisi) => sql`select x.gun as "Gün", t.ad as "Durum", x.adet as "Adet",
      floor(x.saniye / 60.0)::int as "Dakika" from (
        select gun, durum_id, adet, saniye from mola_gunluk where kisi_id = ${kisi} union all
        select g.gun, m.durum_id, count(*), extract(epoch from sum(m.bitis - m.baslama))
        from mesai g join mola m on m.mesai_id = g.id
        where g.kisi_id = ${kisi} and m.bitis is not null and m.durum_id is not null group by g.gun, m.durum_id
      ) x join mola_tur t on t.id = x.durum_id`,
  },
  {
    konu: 'duzeltme',
    ad: 'Mola Düzeltmeleri',
    aciklama: 'Mola kayıtlarınız için istediğiniz düzeltmeler ve kararlar.',
    sutunlar: sutunlar(`Zaman:an Eski_Başlama:an Eski_Bitiş:an Yeni_Başlama:an Yeni_Bitiş:an Sebep Durum Karar_Veren
      Karar_Zamanı:an Karar_Açıklaması`),
    zaman: 'Zaman',
    kapsadigi: ['mola_duzeltme.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", z.eski_baslama as "Eski Başlama", z.eski_bitis as "Eski Bitiş",
      z.yeni_baslama as "Yeni Başlama", z.yeni_bitis as "Yeni Bitiş", z.sebep as "Sebep", z.durum as "Durum",
      ${kisiAdi('v')} as "Karar Veren", z.karar_zamani as "Karar Zamanı", z.karar_aciklama as "Karar Açıklaması"
      from mola_duzeltme z left join kisi v on v.id = z.karar_veren_id where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'izin',
    ad: 'İzinler',
    aciklama: 'İzinleriniz; silinenler de kayıt olarak durur.',
    sutunlar: sutunlar(`Tür Başlangıç:gun Bitiş:gun Başlama_Saati Bitiş_Saati Kullanılan_Gün:sayi Kullanılan_Saat:sayi
      Resmi_Tatil:sayi Açıklama Yazan Yazma_Zamanı:an Düzenleyen Düzenleme_Zamanı:an Silinme:an Silen`),
    zaman: 'Başlangıç',
    kapsadigi: ['izin.kisi_id'],
    sorgu: (kisi) => sql`select t.ad as "Tür", z.baslangic as "Başlangıç", z.bitis as "Bitiş",
      ${saat('z.baslama_saati')} as "Başlama Saati", ${saat('z.bitis_saati')} as "Bitiş Saati",
      z.kullanilan_gun as "Kullanılan Gün", z.kullanilan_saat as "Kullanılan Saat", z.resmi_gun_sayisi as "Resmi Tatil",
      z.aciklama as "Açıklama", ${kisiAdi('y')} as "Yazan", z.yazma_zamani as "Yazma Zamanı",
      ${kisiAdi('e')} as "Düzenleyen", z.duzenleme_zamani as "Düzenleme Zamanı", z.silindi as "Silinme",
      ${kisiAdi('s')} as "Silen"
      from izin z join izin_tur t on t.id = z.tur_id left join kisi y on y.id = z.yazan_id
      left join kisi e on e.id = z.duzenleyen_id left join kisi s on s.id = z.silen_id where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'izinGecmisi',
    ad: 'İzinlerin Geçmişi',
    aciklama: 'İzinlerinizin her sürümü: ne zaman, kim, neyi değiştirdi.',
    sutunlar: sutunlar(`Zaman:an İşlem Yapan İzin_No:sayi Sürüm:sayi Tür Başlangıç:gun Bitiş:gun Gün:sayi Saat:sayi
      Açıklama`),
    zaman: 'Zaman',
    kapsadigi: [],
    sorgu: (kisi) => sql`select h.zaman as "Zaman", h.tur as "İşlem", ${kisiAdi('k')} as "Yapan",
      h.nesne_id as "İzin No", h.surum as "Sürüm", h.yeni ->> 'izinTur' as "Tür", h.yeni ->> 'Baslangic' as "Başlangıç",
      h.yeni ->> 'Bitis' as "Bitiş", (h.yeni ->> 'KullanilanGun')::numeric as "Gün",
      (h.yeni ->> 'KullanilanSaat')::numeric as "Saat", h.yeni ->> 'Aciklama' as "Açıklama"
      from hareket h join izin z on z.id = h.nesne_id left join kisi k on k.id = h.kisi_id
      where h.nesne = 'izin' and z.kisi_id = ${kisi}`,
  },
  {
    konu: 'talep',
    ad: 'İzin İstekleri',
    aciklama: 'İzin ve iptal istekleriniz, kararlarıyla.',
    sutunlar: sutunlar(`Zaman:an İstek Tür Başlangıç:gun Bitiş:gun Başlama_Saati Bitiş_Saati Gün:sayi Saat:sayi Açıklama
      Durum Karar_Veren Karar_Zamanı:an Karar_Açıklaması`),
    zaman: 'Zaman',
    kapsadigi: ['izin_talep.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", case when z.izin_id is null then 'İzin' else 'İptal' end as "İstek",
      t.ad as "Tür", z.baslangic as "Başlangıç", z.bitis as "Bitiş", ${saat('z.baslama_saati')} as "Başlama Saati",
      ${saat('z.bitis_saati')} as "Bitiş Saati", z.kullanilan_gun as "Gün", z.kullanilan_saat as "Saat",
      z.aciklama as "Açıklama", z.durum as "Durum", ${kisiAdi('v')} as "Karar Veren", z.karar_zamani as "Karar Zamanı",
      z.karar_aciklama as "Karar Açıklaması"
      from izin_talep z join izin_tur t on t.id = z.tur_id left join kisi v on v.id = z.karar_veren_id
      where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'bakiye',
    ad: 'Bakiye Düzeltmeleri',
    aciklama: 'Yıllık izin bakiyenize eklenen veya düşülen günler.',
    sutunlar: sutunlar('Zaman:an Gün:sayi Sebep Yazan'),
    zaman: 'Zaman',
    kapsadigi: ['hak_duzeltme.kisi_id'],
    sorgu: (kisi) => sql`select z.zaman as "Zaman", z.gun as "Gün", z.sebep as "Sebep", ${kisiAdi('y')} as "Yazan"
      from hak_duzeltme z join kisi y on y.id = z.yazan_id where z.kisi_id = ${kisi}`,
  },
  {
    konu: 'takvim',
    tekil: true,
    ad: 'Takvim Bağlantısı',
    aciklama: 'İzin takviminiz için oluşturduğunuz gizli bağlantı. Bağlantının kendisi saklanmaz.',
    sutunlar: sutunlar('Oluşturma:an'),
    kapsadigi: ['takvim_baglantisi.kisi_id'],
    sorgu: (kisi) => sql`select zaman as "Oluşturma" from takvim_baglantisi where kisi_id = ${kisi}`,
  },
  {
    konu: 'duyuru',
    ad: 'Duyurular',
    aciklama: 'Okuduğunuz ve yazdığınız duyurular.',
    sutunlar: sutunlar('Zaman:an Duyuru İlişki'),
    zaman: 'Zaman',
    kapsadigi: ['duyuru_goruldu.kisi_id', 'duyuru.yazan_id'],
    sorgu: (kisi) => sql`select g.zaman as "Zaman", d.baslik as "Duyuru", 'Okudunuz' as "İlişki"
      from duyuru_goruldu g join duyuru d on d.id = g.duyuru_id where g.kisi_id = ${kisi}
      union all select zaman, baslik, 'Yazdınız' from duyuru where yazan_id = ${kisi}`,
  },
  {
    konu: 'posta',
    ad: 'E-postalar',
    aciklama: 'Uygulamadan e-posta adresinize gönderilen iletiler.',
    sutunlar: sutunlar('Zaman:an Adres Konu Metin Durum Gönderim:an'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select p.zaman as "Zaman", p.alici as "Adres", p.konu as "Konu", p.metin as "Metin",
      p.durum as "Durum", p.gonderim_zamani as "Gönderim"
      from posta p join kisi k on lower(p.alici) = lower(k.eposta) where k.id = ${kisi}`,
  },
  {
    konu: 'aydinlatma',
    ad: 'Aydınlatma Okumaları',
    aciklama: 'Aydınlatma metnini ne zaman ve hangi adresten okuduğunuz.',
    sutunlar: sutunlar('Sürüm:sayi Zaman:an IP_Adresi'),
    zaman: 'Zaman',
    kapsadigi: ['aydinlatma_goruldu.kisi_id'],
    sorgu: (kisi) => sql`select surum as "Sürüm", zaman as "Zaman", ip as "IP Adresi" from aydinlatma_goruldu
      where kisi_id = ${kisi}`,
  },
  {
    konu: 'denetim',
    ad: 'İşlem Kayıtları',
    aciklama:
      'Uygulamada yaptıklarınız. Başkalarının bilgileri yazılmaz; yalnızca sizinle ilgili olanların ayrıntısı vardır.',
    sutunlar: sutunlar('Zaman:an İşlem Nesne No:sayi Önceki_Bilgi Bilgi IP_Adresi'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select d.zaman as "Zaman", ${eylemAdi} as "İşlem", ${nesneAdi} as "Nesne", d.nesne_id as "No",
      case when ${denetimdekiKisi} = ${kisi} then ${denetimOncesi} end as "Önceki Bilgi",
      case when ${denetimdekiKisi} = ${kisi} then ${denetimBilgisi} end as "Bilgi", d.ip as "IP Adresi"
      from denetim d where d.kisi_id = ${kisi}`,
  },
  {
    konu: 'erisim',
    ad: 'Bilgilerime Kim Baktı',
    aciklama: 'Başkalarının sizin kayıtlarınıza bakışları ve kayıtlarınızda yaptıkları değişiklikler.',
    sutunlar: sutunlar('Zaman:an Kim İşlem Önceki_Bilgi Bilgi'),
    zaman: 'Zaman',
    yillik: true,
    kapsadigi: [],
    sorgu: (kisi) => sql`select d.zaman as "Zaman", ${kisiAdi('k')} as "Kim", ${eylemAdi} as "İşlem",
      ${denetimOncesi} as "Önceki Bilgi", ${denetimBilgisi} as "Bilgi"
      from denetim d join kisi k on k.id = d.kisi_id
      where d.kisi_id <> ${kisi} and ${kisiHakkinda(kisi)}`,
  },
];

const yil = (zaman: string, hepsi: readonly VeriSutunu[]) =>
  hepsi.find((s) => s.Ad === zaman)?.Tur === 'an'
    ? sql`date_part('year', x.${sql.raw(`"${zaman}"`)} at time zone 'Europe/Istanbul')::int`
    : sql`date_part('year', x.${sql.raw(`"${zaman}"`)})::int`;

/** How many rows a part has, and of which years. */
export async function bolumOzeti(db: Db, b: Bolum, kisi: KisiId): Promise<{ Adet: number; Yillar: number[] }> {
  const yillar = b.yillik && b.zaman ? yil(b.zaman, b.sutunlar) : sql`null::int`;
  const { rows } = await sql<{ Adet: number; Yillar: number[] }>`
    select coalesce(sum(y.adet), 0) as "Adet",
      coalesce(array_agg(y.yil order by y.yil desc) filter (where y.yil is not null), '{}') as "Yillar"
    from (select ${yillar} as yil, count(*) as adet from (${b.sorgu(kisi, false)}) x group by 1) y`.execute(db);
  return rows[0]!;
}

export interface BolumSecimi {
  readonly acik: boolean;
  readonly yil?: number;
  readonly enFazla?: number;
}

/** What the audit keeps comes as it is stored. */
const hucre = (v: VeriHucresi | object): VeriHucresi => (typeof v === 'object' && v !== null ? degisimYaz(v) : v);

/** The rows of a part, newest first. */
export async function bolumSatirlari(db: Db, b: Bolum, kisi: KisiId, o: BolumSecimi): Promise<VeriHucresi[][]> {
  const kosul = o.yil === undefined || !b.zaman ? sql`true` : sql`${yil(b.zaman, b.sutunlar)} = ${o.yil}`;
  const sira = b.zaman ? sql`order by x.${sql.raw(`"${b.zaman}"`)} desc` : sql``;
  const sinir = o.enFazla === undefined ? sql`` : sql`limit ${o.enFazla}`;
  const { rows } = await sql<Record<string, VeriHucresi | object>>`
    select * from (${b.sorgu(kisi, o.acik)}) x where ${kosul} ${sira} ${sinir}`.execute(db);
  return rows.map((r) => b.sutunlar.map((s) => hucre(r[s.Ad] ?? null)));
}
