import { MUSTERI_DURUMLARI } from '@masabasi/core/musteri/alanlar';
import { musteri as oda, type MusteriSatiri, type MusteriSuzgeci } from '@masabasi/core/musteri/contract';

import { telefonYaz } from '@masabasi/core/kimlik';
import { SUZGEC_SAYFASI, suzgec } from '@masabasi/core/suzgec/contract';
import { YETKI } from '@masabasi/core/yetki/rules';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileExport, IconFileImport, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useAction, useEndpoint } from '../api.ts';
import { base64Dosya, EXCEL, indir } from '../indir.ts';
import { useYetkiVar } from '../oturum.ts';
import { secilenId } from '../secenek.ts';
import { SuzgecMenusu } from '../suzgec/SuzgecMenusu.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type Column, Table } from '../ui/Table.tsx';
import { TwoLines } from '../ui/TwoLines.tsx';
import { MusteriArama } from './MusteriArama.tsx';
import { MusteriDurumEtiketi } from './MusteriDurumEtiketi.tsx';
import css from './MusteriListePage.module.css';

const MusteriDialog = lazy(() => import('./MusteriDialog.tsx'));
const MusteriAktarDialog = lazy(() => import('../aktarim/MusteriAktarDialog.tsx'));

const BEKLE_MS = 250;
const bosDegilse = (...parcalar: readonly (string | null)[]) => parcalar.filter(Boolean).join(' / ');

const SUTUNLAR: readonly Column<MusteriSatiri>[] = [
  {
    key: 'Ad',
    header: 'Müşteri',
    width: '20%',
    renderCell: (m) => (
      <TwoLines
        top={<Link to={`/tanimlar/musteri/detay?id=${m.Id}`}>{m.Ad}</Link>}
        bottom={[m.MusteriNo, m.Kurum].filter(Boolean).join(' · ')}
      />
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

/** The address says what is searched, so that it can be sent, kept and gone back to. */
const adrestenOku = (adres: URLSearchParams): MusteriSuzgeci => ({
  ara: (adres.get('ara') ?? '').slice(0, 100),
  Durum: MUSTERI_DURUMLARI.find((d) => d === adres.get('durum')) ?? null,
  IlId: secilenId(adres.get('il')),
  ProjeId: secilenId(adres.get('urun')),
  sirala: adres.get('sirala') === 'Yeni' ? 'Yeni' : 'Ad',
});
function adresi({ ara, Durum, IlId, ProjeId, sirala }: MusteriSuzgeci): URLSearchParams {
  const alanlar = { ara: ara.trim(), durum: Durum, il: IlId, urun: ProjeId, sirala: sirala === 'Ad' ? null : sirala };
  return new URLSearchParams(
    Object.entries(alanlar).flatMap(([ad, deger]) => (deger === null || deger === '' ? [] : [[ad, String(deger)]])),
  );
}

/** Customers: found by name, number, telephone or e-mail, however they are written. */
export default function MusteriListePage() {
  const git = useNavigate();
  const [adres, setAdres] = useSearchParams();
  const arama = adrestenOku(adres);
  const [ara, setAra] = useState(arama.ara);
  const [gorulen, setGorulen] = useState(arama.ara);
  // Back, a link or a filter has changed the address: the field follows.
  if (arama.ara !== gorulen) {
    setGorulen(arama.ara);
    if (arama.ara !== ara.trim()) setAra(arama.ara);
  }
  const [aranan] = useDebouncedValue(arama.ara, BEKLE_MS);
  const [sayfa, setSayfa] = useState(0);
  const [adet, setAdet] = useState(50);
  const [acik, setAcik] = useState<'yeni' | 'aktar' | null>(null);
  const iceAktarir = useYetkiVar(YETKI.musteriAktar);
  const disaAktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const suzgecler = useEndpoint(suzgec.suzgecList, { Sayfa: SUZGEC_SAYFASI });
  const liste = useEndpoint(
    oda.musterilist,
    { ...arama, ara: aranan, sayfa: sayfa + 1, adet },
    { refetchOnMount: 'always', keepPrevious: true },
  );

  const yaz = (yeni: MusteriSuzgeci, replace = true) => {
    setSayfa(0);
    setAdres(adresi(yeni), { replace });
  };
  // Only for who comes without a search; whoever empties the fields later means it.
  const bos = useRef(adres.size === 0);
  const varsayilan = suzgecler.data?.suzgecler.find((s) => s.Varsayilan);
  useEffect(() => {
    if (!bos.current || !suzgecler.data) return;
    bos.current = false;
    if (varsayilan) setAdres(adresi(varsayilan.Alanlar), { replace: true });
  }, [suzgecler.data, varsayilan, setAdres]);

  const disaAktar = useAction(oda.musteriDisaAktar, {
    onSuccess: ({ basefile, dosyaAdi }) => indir(base64Dosya(basefile, EXCEL), dosyaAdi),
  });
  const suzuldu = adresi(arama).size > 0;
  return (
    <>
      <PageHeader
        title="Müşteriler"
        text="Ad, müşteri no, kimlik ya da vergi no, telefon veya e-postayla arayınız; Türkçe harf gerekmez."
        actions={
          <>
            {disaAktarir && (
              <Button
                variant="default"
                loading={disaAktar.isPending}
                leftSection={<IconFileExport size={16} aria-hidden />}
                onClick={() => disaAktar.mutate(arama)}
              >
                Dışa Aktar
              </Button>
            )}
            {iceAktarir && (
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
                onClick={() => setAcik('aktar')}
              >
                İçe Aktar
              </Button>
            )}
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
              Yeni Müşteri
            </Button>
          </>
        }
      />
      <Panel>
        <MusteriArama
          suzgec={arama}
          ara={ara}
          onSearch={(metin) => {
            setAra(metin);
            yaz({ ...arama, ara: metin });
          }}
          onChange={(degisen) => yaz({ ...arama, ...degisen })}
        >
          <SuzgecMenusu
            suzgecler={suzgecler.data?.suzgecler ?? []}
            alanlar={arama}
            suzuldu={suzuldu}
            onChoose={(alanlar) => yaz(alanlar ?? adrestenOku(new URLSearchParams()), false)}
          />
        </MusteriArama>
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
        {acik === 'yeni' && (
          <MusteriDialog
            kart={null}
            onClose={() => setAcik(null)}
            onSaved={(Id) => void git(`/tanimlar/musteri/detay?id=${Id}`)}
          />
        )}
        {acik === 'aktar' && <MusteriAktarDialog onClose={() => setAcik(null)} />}
      </Suspense>
    </>
  );
}
