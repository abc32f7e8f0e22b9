import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { PersonelSatiri } from '@masabasi/core/kisi/personel/contract';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import IconUserPlus from '~icons/tabler/user-plus';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { personel as oda } from '../../calls/personel.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { indir } from '../../platform/call/indir.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { tabloDosyasi } from '../../platform/sheet/tablo.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { cellText, type GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { durumAdi, PersonelDurumu } from './PersonelDurumu.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { TwoLines } from '../../ui/TwoLines.tsx';

const PersonelDialog = onDemand(() => import('./PersonelDialog.tsx'));
const AktarDialog = onDemand(() => import('./AktarDialog.tsx'));

const tarihSutunu = (id: 'IseBaslama' | 'IseGiris' | 'CikisTarihi', header: string): GridColumn<PersonelSatiri> => ({
  id,
  header,
  value: (k) => k[id],
  text: (k) => (k[id] === null ? '' : tarihYaz(k[id])),
  nowrap: true,
  initiallyHidden: id !== 'IseGiris',
});

const SUTUNLAR: readonly GridColumn<PersonelSatiri>[] = [
  {
    id: 'Ad',
    header: 'Personel',
    card: 'title',
    value: (k) => `${k.Ad} ${k.Soyad}`,
    // Text in the line of the cell, so that a long name ends in an ellipsis.
    renderCell: (k) => (
      <>
        <TwoLines top={<Link to={`/personel/user/detay?id=${k.Id}`}>{`${k.Ad} ${k.Soyad}`}</Link>} bottom={null} />{' '}
        {k.Sorumlu && <Chip tone="accent">Sorumlu</Chip>}
      </>
    ),
    filter: 'text',
  },
  { id: 'UserName', header: 'Kullanıcı Adı', value: (k) => k.UserName, filter: 'text', spare: true },
  {
    id: 'Departman',
    header: 'Departman',
    card: 'line',
    value: (k) => k.Departman,
    filter: 'choice',
  },
  { id: 'Grup', header: 'Grup', value: (k) => k.Grup, filter: 'choice' },
  {
    id: 'Telefon',
    header: 'Telefon',
    card: 'line',
    value: (k) => k.Telefon,
    text: (k) => (k.Telefon === null ? '' : telefonYaz(k.Telefon)),
    renderCell: (k) => k.Telefon && <a href={telefonYolu(k.Telefon)}>{telefonYaz(k.Telefon)}</a>,
    nowrap: true,
  },
  { id: 'Eposta', header: 'E-posta', value: (k) => k.Eposta, initiallyHidden: true },
  tarihSutunu('IseBaslama', 'İlk İşe Giriş'),
  tarihSutunu('IseGiris', 'Son İşe Giriş'),
  tarihSutunu('CikisTarihi', 'Çıkış'),
  {
    id: 'SonGiris',
    header: 'Son Oturum',
    value: (k) => k.SonGiris,
    text: (k) => (k.SonGiris === null ? '' : zamanYaz(k.SonGiris)),
    nowrap: true,
    spare: true,
  },
  { id: 'Roller', header: 'Roller', value: (k) => k.Roller.join(', '), filter: 'choice', initiallyHidden: true },
  {
    id: 'Durum',
    header: 'Durum',
    card: 'chip',
    value: durumAdi,
    renderCell: (k) => (
      <Flex component="span" display="inline-flex" gap={6} wrap="wrap" align="center">
        <PersonelDurumu kisi={k} listede />
      </Flex>
    ),
    filter: 'choice',
  },
];
const SIRA = [{ id: 'Ad', desc: false }];
const BOS = {
  title: 'Kayıt Bulunamadı.',
  text: 'Sorumlusu olduğunuz departmanlarda çalışan yok.',
  icon: <IconUsers size={32} stroke={1.5} />,
};
const DOGRUDAN = new Set(['IseBaslama', 'IseGiris', 'CikisTarihi']);

/** Exports the visible rows and columns to a file. Dates stay dates. */
async function aktar(rows: readonly PersonelSatiri[], columns: readonly GridColumn<PersonelSatiri>[]) {
  const dosya = await tabloDosyasi(
    'Personel',
    columns.map((c) => ({ baslik: c.header, en: c.id === 'Ad' || c.id === 'Eposta' ? 28 : 18 })),
    rows.map((r) => columns.map((c) => (DOGRUDAN.has(c.id) ? c.value(r) : cellText(c, r)))),
  );
  indir(dosya, `Personel ${tarihYaz(istanbulGunu(simdi()))}.xlsx`);
}

/** The staff: everybody for people who keep the cards, their own departments for heads. A row opens the card. */
export default function PersonelPage() {
  const git = useNavigate();
  const duzenler = useYetkiVar(YETKI.personelYonet);
  const [ayrilanlar, setAyrilanlar] = useState(false);
  const liste = useEndpoint(
    oda.personelListesi,
    { Ayrilanlar: ayrilanlar ? 1 : 0 },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const [acik, setAcik] = useState<'yeni' | 'aktar' | null>(null);
  useYeniIstegi(() => setAcik('yeni'));
  const [aktariliyor, setAktariliyor] = useState(false);
  if (liste.error?.status === 403) return <DeniedPage />;
  const karta = (Id: number) => void git(`/personel/user/detay?id=${Id}`);
  return (
    <>
      <PageHeader
        title="Personel"
        text={
          duzenler
            ? 'Çalışanların kartları: kimlik, iletişim, iş ve giriş bilgileri.'
            : 'Sorumlusu olduğunuz departmanların çalışanları.'
        }
        actions={
          duzenler && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
                onClick={() => setAcik('aktar')}
              >
                İçe Aktar
              </Button>
              <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
                Yeni Personel
              </Button>
            </>
          )
        }
      />
      <Panel>
        <DataGrid
          name="personel"
          label="Personel"
          columns={SUTUNLAR}
          rows={liste.data?.kisiler}
          rowKey={(k) => k.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          busy={liste.isPlaceholderData}
          initialSort={SIRA}
          onOpen={(k) => karta(k.Id)}
          rowTone={(k) => (k.Aktif ? undefined : 'muted')}
          pageFilters={[
            {
              id: 'Ayrilanlar',
              label: 'Çalışma',
              all: 'Çalışanlar',
              options: [{ value: '1', label: 'Ayrılanlar da' }],
              value: ayrilanlar ? '1' : '',
              set: (v) => setAyrilanlar(v !== ''),
            },
          ]}
          onExport={(rows, columns) => {
            setAktariliyor(true);
            aktar(rows, columns)
              .catch((h: unknown) =>
                bildir({
                  baslik: 'Dosya hazırlanamadı',
                  metin: h instanceof Error ? h.message : undefined,
                  tur: 'error',
                }),
              )
              .finally(() => setAktariliyor(false));
          }}
          exporting={aktariliyor}
          empty={BOS}
        />
      </Panel>
      {acik === 'yeni' && <PersonelDialog kart={null} onSaved={karta} onClose={() => setAcik(null)} />}
      {acik === 'aktar' && <AktarDialog onClose={() => setAcik(null)} />}
    </>
  );
}
