import { type Arayan } from '@masabasi/core/masa/gorusme/satirlar';
import { telefonSade, telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Button, Stack } from '@mantine/core';
import IconPhoneIncoming from '~icons/tabler/phone-incoming';
import IconPlus from '~icons/tabler/plus';
import IconUserPlus from '~icons/tabler/user-plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { ArayanGorusmeleri, ArayanPaneli } from './ArayanPaneli.tsx';
import type { AramaBilgisi } from './GorusmeDialog.tsx';
import { Columns } from '../../ui/Columns.tsx';

const GorusmeDialog = onDemand(() => import('./GorusmeDialog.tsx'));
const YeniArayanDialog = onDemand(() => import('./YeniArayanDialog.tsx'));

const aramasi = (m: Arayan, telefon: string): AramaBilgisi => ({
  musteri: { Id: m.Id, Ad: m.Ad },
  telefon,
  ProjeId: m.ProjeIdler.length === 1 ? m.ProjeIdler[0]! : null,
});

/** The person may be typing in a field or in an open window. */
const yaziliyor = () =>
  document.querySelector('[role="dialog"][aria-modal]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

/** Enter then opens the ticket. A person who is already typing keeps the focus. */
function odakla(dugme: HTMLButtonElement | null): void {
  if (!yaziliyor()) dugme?.focus();
}

/** The caller: every customer with this number, with licences and open tickets, and the form of a new ticket. */
export function TelefonEkrani({ telefon }: { readonly telefon: string }) {
  const git = useNavigate();
  const no = telefonSade(telefon);
  const ben = useBen();
  const musteriAcar = SAYFA.musteri.some((sayfa) => ben.acar(sayfa));
  const [yeniMusteri, setYeniMusteri] = useState(false);
  const [arama, setArama] = useState<AramaBilgisi | null>(null);
  const bulunan = useEndpoint(oda.telefonBul, { telefon });
  const arayanlar = bulunan.data?.musterilist;
  const tek = arayanlar?.length === 1 ? arayanlar[0] : undefined;
  const bilinmeyen = { musteri: null, telefon: no, ProjeId: null };
  return (
    <>
      <PageHeader
        title={telefonYaz(telefon)}
        text={tek ? tek.Ad : 'Arayan numara'}
        actions={
          arayanlar &&
          arayanlar.length < 2 && (
            <Button
              ref={odakla}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setArama(tek ? aramasi(tek, no) : bilinmeyen)}
            >
              Görüşme Aç
            </Button>
          )
        }
      />
      {!arayanlar && (
        <Panel>
          <Read of={bulunan} rows={6} label="Arayan aranıyor..." />
        </Panel>
      )}
      {arayanlar?.length === 0 && (
        <EmptyState
          icon={<IconPhoneIncoming size={32} stroke={1.5} />}
          title="Bu numara kimsenin kartında yok."
          text={
            musteriAcar
              ? 'Görüşmeyi müşterisini adıyla arayarak açabilir ya da yeni müşterinin kartını açabilirsiniz.'
              : 'Görüşmeyi müşterisini adıyla arayarak açabilirsiniz.'
          }
          action={
            musteriAcar && (
              <Button
                variant="default"
                leftSection={<IconUserPlus size={16} aria-hidden />}
                onClick={() => setYeniMusteri(true)}
              >
                Yeni Müşteri
              </Button>
            )
          }
        />
      )}
      {arayanlar?.map((m) => (
        <Columns
          key={m.Id}
          component="section"
          of="340px minmax(0, 1fr)"
          below={900}
          align="start"
          mb={24}
          aria-label={m.Ad}
        >
          {!tek && (
            <Button className="whole" w="fit-content" onClick={() => setArama(aramasi(m, no))}>
              {`Görüşme Aç: ${m.Ad}`}
            </Button>
          )}
          <Stack gap={16} miw={0}>
            <ArayanPaneli musteri={m} />
          </Stack>
          <ArayanGorusmeleri musteri={m} />
        </Columns>
      ))}
      {yeniMusteri && (
        <YeniArayanDialog
          telefon={no}
          ProjeId={null}
          onClose={() => setYeniMusteri(false)}
          onSec={(musteri, idler) => setArama({ musteri, telefon: no, ProjeId: idler.length === 1 ? idler[0]! : null })}
        />
      )}
      {arama && (
        <GorusmeDialog
          kart={null}
          arama={arama}
          onClose={() => setArama(null)}
          onSaved={({ Id }) => void git(`/islemler/musterigorusme/detay?id=${Id}`)}
        />
      )}
    </>
  );
}
