import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { CagriSatiri } from '@masabasi/core/masa/santral/contract';
import { sureYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconPhone from '~icons/tabler/phone';
import IconPhoneOff from '~icons/tabler/phone-off';
import { Link } from 'react-router';
import { santral as oda } from '../../calls/santral.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { CagriDurumEtiketi } from './CagriDurumEtiketi.tsx';

const yolu = (telefon: string) => `/islemler/musterigorusme/detay?telefon=${encodeURIComponent(telefon)}`;

/** The person who handled the call, or who should have called back first. */
function kimden(c: CagriSatiri): string {
  if (c.Acan !== null) return c.Acan;
  if (c.Arayan !== null) return `${c.Arayan} geri aradı`;
  return c.Donecek === null || c.Donus === null
    ? ''
    : `Herkes dışarıdaydı; ilk dönecek ${c.Donecek}, ${zamanYaz(c.Donus)}`;
}

const SUTUNLAR: readonly Column<CagriSatiri>[] = [
  {
    key: 'Telefon',
    header: 'Arayan',
    renderCell: (c) =>
      c.Telefon === '' ? (
        'Gizli numara'
      ) : (
        <TwoLines
          top={<Link to={yolu(c.Telefon)}>{c.Musteri ?? telefonYaz(c.Telefon)}</Link>}
          bottom={c.Musteri === null ? 'Kayıtlı değil' : telefonYaz(c.Telefon)}
        />
      ),
  },
  { key: 'Durum', header: 'Durum', width: '140px', renderCell: (c) => <CagriDurumEtiketi durum={c.Durum} /> },
  { key: 'Baslama', header: 'Zaman', width: '150px', nowrap: true, renderCell: (c) => zamanYaz(c.Baslama) },
  {
    key: 'Sure',
    header: 'Süre',
    width: '100px',
    nowrap: true,
    spare: true,
    renderCell: (c) => (c.Sure === null ? '–' : sureYaz(c.Sure)),
  },
  { key: 'Kim', header: 'Kim', width: '30%', spare: true, renderCell: (c) => kimden(c) || '–' },
];

/** The latest calls, or missed calls that need a call back. */
export function Cagrilar({ cevapsiz }: { readonly cevapsiz: boolean }) {
  const liste = useEndpoint(oda.getCagriList, { Cevapsiz: cevapsiz });
  const arandi = useAction(oda.cagriArandi, {
    onSuccess: () => bildir({ baslik: 'Geri arandı olarak yazıldı', tur: 'success' }),
  });
  const islem: Column<CagriSatiri> = {
    key: 'islem',
    header: 'İşlem',
    width: '220px',
    actions: true,
    renderCell: (c) =>
      c.Durum === 'cevapsiz' && (
        <>
          {c.Telefon !== '' && (
            <Button
              component="a"
              variant="default"
              href={telefonYolu(c.Telefon)}
              leftSection={<IconPhone size={16} aria-hidden />}
            >
              Ara<span className="visually-hidden">{`: ${telefonYaz(c.Telefon)}`}</span>
            </Button>
          )}
          <Button variant="subtle" disabled={arandi.isPending} onClick={() => arandi.mutate({ Id: c.Id })}>
            Geri Arandı<span className="visually-hidden">{`: ${c.Musteri ?? telefonYaz(c.Telefon)}`}</span>
          </Button>
        </>
      ),
  };
  return (
    <Panel>
      <Table
        label={cevapsiz ? 'Geri aranacak çağrılar' : 'Son çağrılar'}
        rows={liste.data?.cagrilar}
        rowKey={(c) => c.Id}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        columns={cevapsiz ? [...SUTUNLAR, islem] : SUTUNLAR}
        empty={
          <EmptyState
            icon={<IconPhoneOff size={28} stroke={1.5} />}
            title={cevapsiz ? 'Geri aranacak çağrı yok.' : 'Henüz çağrı yok.'}
            text="Santralin bildirdiği çağrılar burada görünür."
          />
        }
      />
    </Panel>
  );
}
