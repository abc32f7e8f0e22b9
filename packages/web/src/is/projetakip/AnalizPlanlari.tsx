import { ANALIZ_KUMELERI, type AnalizKumesi, oranYaz, saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizPlani } from '@masabasi/core/is/projetakip/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useAnalizAdresi } from './analizAdresi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const araligi = (ilk: string | null, son: string | null): string =>
  `${ilk === null ? '–' : tarihYaz(ilk)} – ${son === null ? 'sürüyor' : tarihYaz(son)}`;
const plani = (p: AnalizPlani): string => `/islemler/projetakibi/projeplanpage?proje=${p.ProjeId}&plan=${p.Id}`;

/** The plans behind a figure, each with its link and its last entry. */
export function AnalizPlanlari() {
  const { suzgec, hangi, gun, hafta, yukKisi, degistir } = useAnalizAdresi();
  const { data, error, refetch } = useEndpoint(
    oda.getAnalizPlanlari,
    { ...suzgec, hangi, Gun: gun, Hafta: hafta, YukKisiId: yukKisi },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  return (
    <Panel
      title="Planlar"
      actions={
        <NativeSelect
          aria-label="Hangi planlar"
          value={hangi}
          data={(Object.keys(ANALIZ_KUMELERI) as AnalizKumesi[]).map((value) => ({
            value,
            label: ANALIZ_KUMELERI[value],
          }))}
          onChange={({ currentTarget: { value } }) => degistir({ hangi: value === 'hepsi' ? null : value })}
        />
      }
    >
      {data && (
        <Text py={8} px={12} fz={13} c="dimmed" role="status">
          {sayiYaz(data.toplam)} plan; değerler {tarihYaz(data.Gun)} günü sonundadır.
          {hafta !== null && ` ${tarihYaz(hafta)} haftasında saati olanlar.`}
          {data.toplam > data.planlar.length && ` İlk ${sayiYaz(data.planlar.length)} plan gösteriliyor.`}
          {(hafta !== null || gun !== null) && (
            <>
              {' '}
              <LinkButton underlined onClick={() => degistir({ hafta: null, gun: null, yuk: null })}>
                Bütün planları göster
              </LinkButton>
            </>
          )}
        </Text>
      )}
      <Table
        label="Planlar"
        rows={data?.planlar}
        rowKey={(p) => p.Id}
        error={error}
        onRetry={() => void refetch()}
        empty="Kayıt Bulunamadı."
        columns={[
          {
            key: 'Ad',
            header: 'Plan',
            renderCell: (p) => <TwoLines top={<Link to={plani(p)}>{p.Ad}</Link>} bottom={`${p.Proje} › ${p.Konu}`} />,
          },
          { key: 'Sorumlu', header: 'Sorumlu', width: '11%', renderCell: (p) => p.Sorumlu ?? '–' },
          {
            key: 'Planlanan',
            header: 'Planlanan',
            width: '11%',
            renderCell: (p) => araligi(p.Baslama_Tarihi, p.Bitis_Tarihi),
          },
          {
            key: 'Gerceklesen',
            spare: true,
            header: 'Gerçekleşen',
            width: '11%',
            renderCell: (p) => (p.Gercek_Baslama === null ? 'Başlamadı' : araligi(p.Gercek_Baslama, p.Gercek_Bitis)),
          },
          { key: 'Ilerleme', header: 'İlerleme', align: 'right', width: '7%', renderCell: (p) => `%${p.Ilerleme}` },
          {
            key: 'Gecikme',
            header: 'Gecikme, iş günü',
            align: 'right',
            width: '8%',
            renderCell: (p) => (p.Gecikme > 0 ? sayiYaz(p.Gecikme) : '–'),
          },
          {
            key: 'Saat',
            spare: true,
            header: 'AC / BAC saat',
            align: 'right',
            width: '9%',
            renderCell: (p) => `${saatYaz(p.AC)} / ${saatYaz(p.BAC)}`,
          },
          {
            key: 'Oran',
            spare: true,
            header: 'SPI / CPI',
            align: 'right',
            width: '9%',
            renderCell: (p) => `${oranYaz(p.SPI)}\u00A0/\u00A0${oranYaz(p.CPI)}`,
          },
          {
            key: 'SonKayit',
            header: 'Son kayıt',
            width: '19%',
            renderCell: (p) => p.SonKayit ?? '–',
          },
        ]}
      />
    </Panel>
  );
}
