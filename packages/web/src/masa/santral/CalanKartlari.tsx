import { gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import type { CalanCagri } from '@masabasi/core/masa/santral/contract';
import { Button, Flex, Group, Text } from '@mantine/core';
import IconPhoneCall from '~icons/tabler/phone-call';
import IconPhoneIncoming from '~icons/tabler/phone-incoming';
import IconX from '~icons/tabler/x';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { gorusme } from '../../calls/gorusme.ts';
import { santral as oda } from '../../calls/santral.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { useListener } from '../../ui/useListener.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './CalanKartlari.module.css';

const EN_COK_GORUSME = 2;

const numara = (telefon: string): string => (telefon === '' ? 'Gizli numara' : telefonYaz(telefon));

/** The customers with this number: licences and open tickets, as far as a card has space. */
function Kim({ telefon }: { readonly telefon: string }) {
  const { data } = useEndpoint(gorusme.telefonBul, { telefon });
  const [kim, ...digerleri] = data?.musterilist ?? [];
  if (data === undefined)
    return (
      <Text fz={13} fw={400} c="dimmed">
        Aranıyor...
      </Text>
    );
  if (kim === undefined)
    return (
      <Text fz={13} fw={400} c="dimmed">
        Bu numara kimsenin kartında yok.
      </Text>
    );
  const aciklar = kim.gorusmeler.filter((g) => gorusmeAcik(g.DurumAnahtar));
  const [lisans] = kim.lisanslar;
  return (
    <>
      <Flex component="p" rowGap={2} columnGap={8} wrap="wrap" align="baseline" m={0} fz={16} fw={600}>
        <MusteriBagi Id={kim.Id} ad={kim.Ad} />
        {digerleri.length > 0 && <Text span fz={13} fw={400} c="dimmed">{`ve ${digerleri.length} müşteri daha`}</Text>}
      </Flex>
      {kim.Kisi !== null && (
        <Text fz={13} fw={400} c="dimmed">
          {kim.Kisi}
        </Text>
      )}
      <Text fz={13} fw={400} c="dimmed">
        {lisans === undefined ? (
          'Lisansı yok'
        ) : (
          <>
            <LisansDurumEtiketi durum={lisans.Durum} /> {lisans.Proje}
            {kim.lisanslar.length > 1 && ` ve ${kim.lisanslar.length - 1} lisans daha`}
          </>
        )}
      </Text>
      {aciklar.length > 0 && (
        <PlainList gap={2} mt={2} fz={13} aria-label="Açık görüşmeleri">
          {aciklar.slice(0, EN_COK_GORUSME).map((g) => (
            <li key={g.Id}>
              <Text
                component={Link}
                display="block"
                truncate
                to={`/islemler/musterigorusme/detay?id=${g.Id}`}
              >{`${g.No} ${g.Baslik}`}</Text>
            </li>
          ))}
          {aciklar.length > EN_COK_GORUSME && (
            <Text
              component="li"
              fz={13}
              fw={400}
              c="dimmed"
            >{`${aciklar.length - EN_COK_GORUSME} açık görüşme daha`}</Text>
          )}
        </PlainList>
      )}
    </>
  );
}

function Kart({ cagri, ilk }: { readonly cagri: CalanCagri; readonly ilk: boolean }) {
  const git = useNavigate();
  const kapat = useAction(oda.cagriKapat);
  const calar = cagri.Durum === 'caliyor';
  const Ikon = calar ? IconPhoneIncoming : IconPhoneCall;
  const ac = () => void git(`/islemler/musterigorusme/detay?telefon=${encodeURIComponent(cagri.Telefon)}`);
  return (
    <Flex
      component="li"
      direction="column"
      gap={4}
      p="12px 14px 14px"
      className={`layer ${css.kart}`}
      data-calar={calar || undefined}
    >
      <Group gap={8} wrap="nowrap">
        <Ikon size={20} stroke={1.7} color={calar ? 'var(--ok)' : 'var(--info)'} aria-hidden />
        <Text flex={1} role={calar ? 'alert' : undefined}>
          <span>{calar ? 'Arayan: ' : 'Görüşülüyor: '}</span>
          <b className="tnum">{numara(cagri.Telefon)}</b>
        </Text>
        <IconButton
          aria-label={`Çağrı kartını kapat: ${numara(cagri.Telefon)}`}
          disabled={kapat.isPending}
          onClick={() => kapat.mutate({ Id: cagri.Id })}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </Group>
      {cagri.Telefon !== '' && <Kim telefon={cagri.Telefon} />}
      <Group gap={12} wrap="nowrap" mt={6}>
        <Button onClick={ac} {...(ilk && { 'data-calan': true, 'aria-keyshortcuts': 'Alt+A' })}>
          Arayanı Aç
        </Button>
        {ilk && (
          <Text span fz={13} fw={400} c="dimmed">
            Alt + A
          </Text>
        )}
      </Group>
    </Flex>
  );
}

/** Alt+A opens the caller on every page. */
function useAcmaTusu(): void {
  useListener('window', 'keydown', (e) => {
    if (!e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || e.code !== 'KeyA') return;
    e.preventDefault();
    document.querySelector<HTMLButtonElement>('[data-calan]')?.click();
  });
}

/** Shows the ringing call in the title of the browser tab, for a person in another tab. */
function useSekmeBasligi(calan: string | undefined): void {
  useEffect(() => {
    if (calan === undefined) return undefined;
    const once = document.title;
    document.title = `☎ ${numara(calan)}`;
    return () => {
      document.title = once;
    };
  }, [calan]);
}

/** Calls that ring at this person's extension, with the caller's data before the person answers. */
export default function CalanKartlari() {
  const { data } = useEndpoint(oda.getCalanlar, {});
  const cagrilar = data?.cagrilar ?? [];
  useAcmaTusu();
  useSekmeBasligi(cagrilar.find((c) => c.Durum === 'caliyor')?.Telefon);
  if (cagrilar.length === 0) return null;
  return (
    <aside className={css.kutu} aria-label="Gelen çağrılar">
      <PlainList gap={8} mah="calc(100dvh - 96px)" style={{ overflowY: 'auto' }}>
        {cagrilar.map((c, i) => (
          <Kart key={c.Id} cagri={c} ilk={i === 0} />
        ))}
      </PlainList>
    </aside>
  );
}
