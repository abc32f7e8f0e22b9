import { musteri as oda, type MusteriSatiri } from '@masabasi/core/musteri/contract';
import { MUSTERI_DURUMLARI } from '@masabasi/core/musteri/rules';
import { telefonYaz } from '@masabasi/core/kimlik';
import { tanim } from '@masabasi/core/tanim/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../api.ts';
import { secilenId } from '../secenek.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { MusteriDurumEtiketi } from './MusteriDurumEtiketi.tsx';
import css from './MusteriListePage.module.css';

const MusteriDialog = lazy(() => import('./MusteriDialog.tsx'));

const BEKLE_MS = 250;
const bosDegilse = (...parcalar: readonly (string | null)[]) => parcalar.filter(Boolean).join(' / ');

const SUTUNLAR: readonly Column<MusteriSatiri>[] = [
  {
    key: 'Ad',
    header: 'Müşteri',
    width: '20%',
    renderCell: (m) => (
      <span className={css.ad}>
        <Link to={`/tanimlar/musteri/detay?id=${m.Id}`}>{m.Ad}</Link>
        <span className={css.alt}>{[m.MusteriNo, m.Kurum].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { key: 'No', header: 'Kimlik / Vergi No', width: '116px', renderCell: (m) => m.TCKimlikNo ?? m.VKN ?? '' },
  { key: 'Il', header: 'İl / İlçe', width: '14%', renderCell: (m) => bosDegilse(m.Il, m.Ilce) },
  {
    key: 'Telefon',
    header: 'Telefon',
    width: '136px',
    nowrap: true,
    renderCell: (m) => {
      const no = m.GSM ?? m.Telefon;
      return no && <a href={`tel:${no}`}>{telefonYaz(no)}</a>;
    },
  },
  { key: 'Projeler', header: 'Ürünler', width: '17%', renderCell: (m) => m.Projeler.join(', ') },
  { key: 'Sorumlu', header: 'Sorumlu', width: '12%', renderCell: (m) => m.Sorumlu ?? '' },
  { key: 'Durum', header: 'Durum', width: '90px', renderCell: (m) => <MusteriDurumEtiketi durum={m.Durum} /> },
];

/** Customers: found by name, number, telephone or e-mail, however they are written. */
export default function MusteriListePage() {
  const git = useNavigate();
  const [ayar, setAyar] = useSearchParams();
  const [ara, setAra] = useState(ayar.get('ara') ?? '');
  const [aranan] = useDebouncedValue(ara.trim(), BEKLE_MS);
  const [sayfa, setSayfa] = useState(0);
  const [adet, setAdet] = useState(50);
  const [yeni, setYeni] = useState(false);
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const Durum = MUSTERI_DURUMLARI.find((d) => d === ayar.get('durum')) ?? null;
  const IlId = secilenId(ayar.get('il'));
  const ProjeId = secilenId(ayar.get('urun'));
  const sirala = ayar.get('sirala') === 'Yeni' ? 'Yeni' : 'Ad';
  const liste = useEndpoint(
    oda.musterilist,
    { ara: aranan, Durum, IlId, ProjeId, sirala, sayfa: sayfa + 1, adet },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  const sec = (anahtar: string, deger: string) => {
    setSayfa(0);
    setAyar(
      (eski) => {
        const sonra = new URLSearchParams(eski);
        if (deger === '') sonra.delete(anahtar);
        else sonra.set(anahtar, deger);
        return sonra;
      },
      { replace: true },
    );
  };
  const { il = [], proje = [] } = gerekli.data ?? {};
  const secenek = (bos: string, satirlar: readonly { Id: number; Ad: string }[]) => [
    { value: '', label: bos },
    ...satirlar.map((s) => ({ value: String(s.Id), label: s.Ad })),
  ];
  const suzuldu = aranan !== '' || Durum !== null || IlId !== null || ProjeId !== null;
  return (
    <>
      <PageHeader
        title="Müşteriler"
        text="Ad, müşteri no, kimlik ya da vergi no, telefon veya e-postayla arayınız; Türkçe harf gerekmez."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Müşteri
          </Button>
        }
      />
      <Panel>
        <div className={css.suzgec}>
          <TextInput
            type="search"
            className={css.ara}
            aria-label="Müşteri ara"
            placeholder="Ara..."
            leftSection={<IconSearch size={16} aria-hidden />}
            maxLength={100}
            value={ara}
            onChange={(e) => {
              setAra(e.currentTarget.value);
              sec('ara', e.currentTarget.value.trim());
            }}
          />
          <NativeSelect
            aria-label="Durum"
            data={[{ value: '', label: 'Bütün durumlar' }, ...MUSTERI_DURUMLARI]}
            value={Durum ?? ''}
            onChange={(e) => sec('durum', e.currentTarget.value)}
          />
          <NativeSelect
            aria-label="İl"
            data={secenek('Bütün iller', il)}
            value={IlId === null ? '' : String(IlId)}
            onChange={(e) => sec('il', e.currentTarget.value)}
          />
          <NativeSelect
            aria-label="Ürün"
            data={secenek('Bütün ürünler', proje)}
            value={ProjeId === null ? '' : String(ProjeId)}
            onChange={(e) => sec('urun', e.currentTarget.value)}
          />
          <NativeSelect
            aria-label="Sıra"
            data={[
              { value: '', label: 'Ada göre' },
              { value: 'Yeni', label: 'Önce yeni açılan' },
            ]}
            value={sirala === 'Yeni' ? 'Yeni' : ''}
            onChange={(e) => sec('sirala', e.currentTarget.value)}
          />
        </div>
        <Table
          label="Müşteriler"
          columns={SUTUNLAR}
          rows={liste.data?.musterilist}
          rowKey={(m) => m.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty={
            <EmptyState
              icon={<IconUsersGroup size={32} stroke={1.5} />}
              title="Kayıt Bulunamadı."
              text={
                suzuldu ? 'Aramayı ya da süzgeçleri değiştirmeyi deneyiniz.' : '‘Yeni Müşteri’ ile ekleyebilirsiniz.'
              }
            />
          }
        />
        {liste.data && liste.data.toplam > 0 && (
          <>
            {liste.data.toplamAsildi && (
              <p className={css.asildi}>1.000’den çok müşteri bulundu; ilk 1.000’i gösteriliyor. Aramayı daraltınız.</p>
            )}
            <Pager
              label="Müşteriler"
              total={liste.data.toplam}
              page={sayfa}
              size={adet}
              onPage={setSayfa}
              onSize={(n) => (setSayfa(0), setAdet(n))}
            />
          </>
        )}
      </Panel>
      <Suspense fallback={null}>
        {yeni && (
          <MusteriDialog
            kart={null}
            onClose={() => setYeni(false)}
            onSaved={(Id) => void git(`/tanimlar/musteri/detay?id=${Id}`)}
          />
        )}
      </Suspense>
    </>
  );
}
