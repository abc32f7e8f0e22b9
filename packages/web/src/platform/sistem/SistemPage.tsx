import { Box, Button, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import {
  boyutYaz,
  GUNLUK_ISLER,
  type KonuYeri,
  type SistemKonusu,
  sistemKonulari,
} from '@masabasi/core/platform/sistem/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCalendarTime from '~icons/tabler/calendar-time';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconDatabase from '~icons/tabler/database';
import IconFileCode from '~icons/tabler/file-code';
import IconHourglass from '~icons/tabler/hourglass';
import IconListCheck from '~icons/tabler/list-check';
import IconServer from '~icons/tabler/server';
import { useState } from 'react';
import { Link } from 'react-router';
import { apiBelgesi } from '../../calls/apiBelgesi.ts';
import { kurulum } from '../../calls/kurulum.ts';
import { sistem as oda } from '../../calls/sistem.ts';
import { useEndpoint } from '../call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { IkiAdimKurali } from '../../kisi/ikiAdim/IkiAdimKurali.tsx';
import { OdemeSinamasi } from '../../mali/odeme/OdemeSinamasi.tsx';
import { inMenu } from '../../routes.tsx';
import { call } from '../call/cagri.ts';
import { indir, TURLER } from '../call/indir.ts';
import { useSimdi } from '../call/sunucuSaati.ts';
import { menuYollari, useYetki, useYetkiVar } from '../session/oturum.ts';
import { CardGrid, CardLoading } from '../../ui/CardPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { surumYaz } from '../call/surum.ts';

type Durum = Basari<typeof oda.sistemDurumu>;

const BASLIK = 'Sistem Durumu';
const YENILEME_MS = 30_000;

const DUZEYLER = [
  { duzey: 'sorun', tone: 'danger', baslik: 'Sorun var', icon: <IconAlertTriangle /> },
  { duzey: 'eksik', tone: 'warn', baslik: 'Çalışıyor, gözden geçirilecekler var', icon: <IconListCheck /> },
  { duzey: 'iyi', tone: 'ok', baslik: 'Yolunda olanlar', icon: <IconCircleCheck /> },
] as const;

/** Leads to where a matter is dealt with, if the reader may go there. */
function Yeri({ yer: { Ad, Yol } }: { readonly yer: KonuYeri }) {
  const { menuList, isYetkili } = useYetki();
  if (Yol === '#iki-adim' && !isYetkili) return null;
  if (Yol.startsWith('#')) return <a href={Yol}>{Ad}</a>;
  return inMenu(menuYollari(menuList), Yol) ? <Link to={Yol}>{Ad}</Link> : null;
}

/** Three states, each with what is to be done in words: faults, open tasks, and what is well. */
function Durumu({ konular }: { readonly konular: readonly SistemKonusu[] }) {
  const hepsiIyi = konular.every((k) => k.Duzey === 'iyi');
  return DUZEYLER.map(({ duzey, tone, baslik, icon }) => {
    const bunlar = konular.filter((k) => k.Duzey === duzey);
    return (
      bunlar.length > 0 && (
        <Notice key={duzey} tone={tone} icon={icon}>
          <b>{hepsiIyi ? 'Her şey yolunda' : baslik}</b>
          <Box component="ul" mt={4} className="bullets">
            {bunlar.map((k) => (
              <li key={k.Cumle}>
                {k.Cumle} {k.Yer && <Yeri yer={k.Yer} />}
                {k.Sunucuda !== undefined && (
                  <Text fz={12} lh="16px" c="dimmed">
                    Sunucuda: {k.Sunucuda}
                  </Text>
                )}
              </li>
            ))}
          </Box>
        </Notice>
      )
    );
  });
}

function taramaSozu(tarayici: boolean | null): string {
  if (tarayici === null) return 'Kurulu değil';
  return tarayici ? 'Açık' : 'Yanıt vermiyor';
}

function yedek(d: Durum): string {
  if (!d.Veritabani.Gomulu) return 'Kendi PostgreSQL sunucunuz: yedek sizin düzeninizdedir';
  if (!d.Yedek) return 'Henüz alınmadı';
  return `${zamanYaz(d.Yedek.Zaman)} (${d.Yedek.Ad.endsWith('-elle') ? 'elle alındı' : 'gece yedeği'})`;
}

/** Downloads the document of all calls, for whoever connects another program. */
function ApiBelgesi() {
  const [hazirlaniyor, setHazirlaniyor] = useState(false);
  const al = async () => {
    setHazirlaniyor(true);
    try {
      const belge = JSON.stringify(await call(apiBelgesi.openapi, {}), null, 2);
      indir(new Blob([belge], { type: TURLER.json }), 'Masabaşı API Belgesi.json');
    } catch (hata) {
      bildir({ baslik: 'Belge indirilemedi', metin: hata instanceof Error ? hata.message : undefined, tur: 'error' });
    } finally {
      setHazirlaniyor(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFileCode size={16} aria-hidden />}
      loading={hazirlaniyor}
      onClick={() => void al()}
    >
      API Belgesini İndir
    </Button>
  );
}

/** State of the server, its database and its daily jobs. */
export default function SistemPage() {
  const gorur = useYetkiVar(YETKI.sistemGor);
  const an = useSimdi(60);
  const { isYetkili } = useYetki();
  const durum = useEndpoint(
    oda.sistemDurumu,
    {},
    { enabled: gorur, refetchOnMount: 'always', refetchInterval: YENILEME_MS },
  );
  const ilerleme = useEndpoint(kurulum.ornekIlerlemesi, {}, { enabled: gorur }).data?.ilerleme;
  if (!gorur) return <DeniedPage />;
  if (!durum.data) return <CardLoading title={BASLIK} query={durum} />;
  const d = durum.data;
  return (
    <>
      <PageHeader
        title={BASLIK}
        text="Otuz saniyede bir güncellenir. Süreler ve dinleyenler yalnız bu sunucunundur."
        actions={isYetkili && <ApiBelgesi />}
      />
      <Durumu konular={sistemKonulari(d, istanbulGunu(an))} />
      <CardGrid>
        <Panel title="Sunucu" icon={<IconServer />} padded>
          <Fields>
            <Field name="Sürüm">{surumYaz(d.Surum)}</Field>
            <Field name="Node">{d.Node}</Field>
            <Field name="Başlama">{zamanYaz(d.Baslama)}</Field>
            <Field name="Bellek">{boyutYaz(d.Bellek)}</Field>
            <Field name="Canlı Dinleyen">{sayiYaz(d.Izleyen)}</Field>
            <Field name="Virüs Taraması">{taramaSozu(d.Tarayici)}</Field>
            <Field name="Giden Posta">
              {`${sayiYaz(d.Posta.Bekleyen)} bekleyen, ${sayiYaz(d.Posta.Gidemeyen)} gidemeyen`}
            </Field>
          </Fields>
        </Panel>
        <Panel id="veritabani" title="Veritabanı" icon={<IconDatabase />} padded>
          <Fields>
            <Field name="PostgreSQL">{d.Veritabani.Surum}</Field>
            <Field name="Boyut">{boyutYaz(d.Veritabani.Boyut)}</Field>
            <Field name="Dosyalar">
              {`${sayiYaz(d.Dosyalar.Adet)} dosya, ${boyutYaz(d.Dosyalar.Boyut)} / ${boyutYaz(d.Dosyalar.Sinir)}`}
            </Field>
            <Field name="Bağlantı">{`${d.Veritabani.Baglanti} / ${d.Veritabani.EnCokBaglanti}`}</Field>
            <Field name="Diskte Boş">{`${boyutYaz(d.Disk.Bos)} / ${boyutYaz(d.Disk.Toplam)}`}</Field>
            {d.YazmaSiniri !== null && (
              <Field name="Yazma Sınırı">{`${boyutYaz(d.YazmaSiniri)} altında kayıt durur`}</Field>
            )}
            {ilerleme && (
              <Field name="Örnek Kayıtlar">
                {`Ekleniyor: ${ilerleme.Bolum}/${ilerleme.Bolumler} (${ilerleme.Ad})`}
              </Field>
            )}
            <Field name="Son Yedek">{yedek(d)}</Field>
          </Fields>
        </Panel>
        {isYetkili && <IkiAdimKurali />}
        <OdemeSinamasi />
        <Panel id="gunluk-isler" title="Günlük İşler" icon={<IconCalendarTime />} wide>
          <Table
            label="Günlük işler"
            rows={d.Isler}
            rowKey={(i) => i.Ad}
            empty="İş yok."
            columns={[
              { key: 'Ad', header: 'İş', renderCell: (i) => GUNLUK_ISLER[i.Ad] },
              {
                key: 'Son',
                header: 'Son Çalışma',
                width: '180px',
                nowrap: true,
                renderCell: (i) => (i.SonCalisma === null ? 'Henüz çalışmadı' : zamanYaz(i.SonCalisma)),
              },
              {
                key: 'Durum',
                header: 'Durum',
                width: '140px',
                renderCell: (i) =>
                  i.SonCalisma === null ? (
                    <Chip>Bekliyor</Chip>
                  ) : i.Gecikti ? (
                    <Chip tone="danger">Gecikti</Chip>
                  ) : (
                    'Çalıştı'
                  ),
              },
            ]}
          />
        </Panel>
        <Panel title="En Yavaş Çağrılar" icon={<IconHourglass />} wide>
          <Table
            label="En yavaş çağrılar"
            rows={d.YavasCagrilar}
            rowKey={(y) => `${y.Yol} ${y.Zaman} ${y.SureMs}`}
            empty="Başlangıçtan beri yarım saniyeyi geçen çağrı olmadı."
            columns={[
              {
                key: 'Yol',
                header: 'Çağrı',
                renderCell: (y) => (y.Ad === '' ? y.Yol : <span title={y.Yol}>{y.Ad}</span>),
              },
              {
                key: 'Sure',
                header: 'Süre',
                width: '120px',
                align: 'right',
                renderCell: (y) => `${sayiYaz(y.SureMs)} ms`,
              },
              { key: 'Zaman', header: 'Zaman', width: '160px', nowrap: true, renderCell: (y) => zamanYaz(y.Zaman) },
            ]}
          />
        </Panel>
      </CardGrid>
    </>
  );
}
