import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import {
  ACIK_DENEMELER,
  BANKADA_BAKILANLAR,
  DENEME_DURUMLARI,
  type DenemeDurumu,
  SAGLAYICI_BASLIKLARI,
  UYARILAR,
} from '@masabasi/core/mali/odeme/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCreditCard from '~icons/tabler/credit-card';
import IconCreditCardPay from '~icons/tabler/credit-card-pay';
import IconLink from '~icons/tabler/link';
import { useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const KartlaOdeDialog = onDemand(() => import('./KartlaOdeDialog.tsx'));
const OdemeBaglantiDialog = onDemand(() => import('./OdemeBaglantiDialog.tsx'));
const OdemeOykusuDialog = onDemand(() => import('./OdemeOykusuDialog.tsx'));

export type Odemeler = Basari<typeof oda.odemeler>;
export type OdemeDenemesi = Odemeler['denemelist'][number];

export const DENEME_TONLARI: Readonly<Record<DenemeDurumu, ChipTone>> = {
  HAZIR: 'neutral',
  BANKADA: 'accent',
  DOGRULANDI: 'accent',
  PROVIZYONDA: 'warn',
  BASARILI: 'ok',
  BASARISIZ: 'danger',
  SURESI_DOLDU: 'neutral',
  IPTAL: 'neutral',
  IADE: 'neutral',
};

/** Note below an amount: the refund, the number of invoices, the instalments. */
const altYazi = (d: OdemeDenemesi): string =>
  d.Iade > 0
    ? `iade ${paraYaz(d.Iade, 'TRY')}`
    : [d.FaturaSayisi > 1 ? `${d.FaturaSayisi} fatura` : '', d.Taksit > 1 ? `${d.Taksit} taksit` : '']
        .filter(Boolean)
        .join(', ');

/** Card payment of the open amount of an invoice: the customer's payment page, and each attempt with its result. */
export default function KartlaTahsilat({ f }: { readonly f: Pick<FaturaKarti, 'Id' | 'No' | 'Kalan'> }) {
  const alir = useYetkiVar(YETKI.tahsilatYaz);
  const [acik, setAcik] = useState<'baglanti' | 'ode' | number | null>(null);
  const odemeler = useEndpoint(oda.odemeler, { FaturaId: f.Id });
  const { data } = odemeler;
  const ver = useAction(oda.odemeBaglantiVer, { onSuccess: () => setAcik('baglanti') });
  const verilmis = data !== undefined && (data.baglanti !== null || (data.bakiye?.baglanti ?? null) !== null);
  const secilen = data?.denemelist.find((d) => d.Id === acik);
  const verilir = alir && data?.engel === null;
  const suren = data?.denemelist.find((d) => ACIK_DENEMELER.includes(d.DurumAnahtar));
  return (
    <Panel
      title="Kartla Tahsilat"
      icon={<IconCreditCard />}
      actions={
        alir &&
        data &&
        (verilmis || verilir) && (
          <>
            {verilir && (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconCreditCardPay size={14} aria-hidden />}
                onClick={() => setAcik('ode')}
              >
                Kartla Öde
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconLink size={14} aria-hidden />}
              loading={ver.isPending}
              onClick={() => (verilmis ? setAcik('baglanti') : ver.mutate({ FaturaId: f.Id }))}
            >
              {verilmis ? 'Ödeme Bağlantısı' : 'Ödeme Bağlantısı Ver'}
            </Button>
          </>
        )
      }
    >
      <Read of={odemeler} rows={2}>
        {({ saglayici, alistirma, engel, denemelist }) => (
          <>
            {saglayici === 'deneme' && (
              <Text py={8} px={16} c="dimmed">
                Deneme Bankası: gerçek para çekilmez.
              </Text>
            )}
            {alistirma !== null && alir && (
              <Text py={8} px={16} c="dimmed">
                Denemek için:{' '}
                <a href={alistirma} target="_blank" rel="noreferrer">
                  alıştırma şirketi
                </a>{' '}
                (ayrı bir kurulumdur, gerçek para çekilmez).
              </Text>
            )}
            {engel !== null && denemelist.length === 0 && (
              <Text py={8} px={16} c="dimmed">
                {engel}
              </Text>
            )}
            {denemelist
              .filter((d) => d.Uyari !== null)
              .map((d) => (
                <Notice key={d.Id} tone="danger" icon={<IconAlertTriangle size={18} />}>
                  {`${d.SiparisNo}: ${d.Bakilacak === null ? UYARILAR[d.Uyari!] : BANKADA_BAKILANLAR[d.Bakilacak].soru}`}
                </Notice>
              ))}
            {(denemelist.length > 0 || engel === null) && (
              <Table<OdemeDenemesi>
                label="Kartla ödeme denemeleri"
                rows={denemelist}
                rowKey={(d) => d.Id}
                empty={<EmptyState compact title="Henüz kartla ödenmek istenmedi." />}
                columns={[
                  {
                    key: 'Zaman',
                    header: 'Zaman',
                    renderCell: (d) => (
                      <TwoLines
                        top={<OpenButton onClick={() => setAcik(d.Id)}>{zamanYaz(d.Zaman)}</OpenButton>}
                        bottom={[SAGLAYICI_BASLIKLARI[d.Saglayici], d.Kart].filter(Boolean).join(', ')}
                      />
                    ),
                  },
                  {
                    key: 'Tutar',
                    header: 'Tutar',
                    width: '128px',
                    align: 'right',
                    nowrap: true,
                    renderCell: (d) => <TwoLines top={paraYaz(d.Tutar, 'TRY')} bottom={altYazi(d)} />,
                  },
                  {
                    key: 'Durum',
                    header: 'Durum',
                    width: '176px',
                    renderCell: (d) => (
                      <Chip tone={DENEME_TONLARI[d.DurumAnahtar]}>{DENEME_DURUMLARI[d.DurumAnahtar]}</Chip>
                    ),
                  },
                ]}
              />
            )}
          </>
        )}
      </Read>
      {acik === 'ode' && data && (
        <KartlaOdeDialog
          f={f}
          taksitler={data.taksitler}
          taksit={suren?.Taksit ?? 1}
          onClose={() => {
            setAcik(null);
            void odemeler.refetch();
          }}
        />
      )}
      {acik === 'baglanti' && data && (
        <OdemeBaglantiDialog f={f} odemeler={data} verir={alir} onClose={() => setAcik(null)} />
      )}
      {secilen && data && (
        <OdemeOykusuDialog
          d={secilen}
          olaylar={data.olaylist.filter((o) => o.DenemeId === secilen.Id)}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
