import { gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import type { CalanCagri } from '@masabasi/core/masa/santral/contract';
import { Button } from '@mantine/core';
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
import css from './CalanKartlari.module.css';

const EN_COK_GORUSME = 2;

const numara = (telefon: string): string => (telefon === '' ? 'Gizli numara' : telefonYaz(telefon));

/** The customers with this number: licences and open tickets, as far as a card has space. */
function Kim({ telefon }: { readonly telefon: string }) {
  const { data } = useEndpoint(gorusme.telefonBul, { telefon });
  const [kim, ...digerleri] = data?.musterilist ?? [];
  if (data === undefined) return <p className={css.alt}>Aranıyor…</p>;
  if (kim === undefined) return <p className={css.alt}>Bu numara kimsenin kartında yok.</p>;
  const aciklar = kim.gorusmeler.filter((g) => gorusmeAcik(g.DurumAnahtar));
  const [lisans] = kim.lisanslar;
  return (
    <>
      <p className={css.ad}>
        <MusteriBagi Id={kim.Id} ad={kim.Ad} />
        {digerleri.length > 0 && <span className={css.alt}>{`ve ${digerleri.length} müşteri daha`}</span>}
      </p>
      {kim.Kisi !== null && <p className={css.alt}>{kim.Kisi}</p>}
      <p className={css.alt}>
        {lisans === undefined ? (
          'Lisansı yok'
        ) : (
          <>
            <LisansDurumEtiketi durum={lisans.Durum} /> {lisans.Proje}
            {kim.lisanslar.length > 1 && ` ve ${kim.lisanslar.length - 1} lisans daha`}
          </>
        )}
      </p>
      {aciklar.length > 0 && (
        <ul className={css.aciklar} aria-label="Açık görüşmeleri">
          {aciklar.slice(0, EN_COK_GORUSME).map((g) => (
            <li key={g.Id}>
              <Link to={`/islemler/musterigorusme/detay?id=${g.Id}`}>{`${g.No} ${g.Baslik}`}</Link>
            </li>
          ))}
          {aciklar.length > EN_COK_GORUSME && (
            <li className={css.alt}>{`${aciklar.length - EN_COK_GORUSME} açık görüşme daha`}</li>
          )}
        </ul>
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
    <li className={css.kart} data-calar={calar || undefined}>
      <div className={css.bas}>
        <Ikon size={20} stroke={1.7} className={css.ikon} aria-hidden />
        <p className={css.no} role={calar ? 'alert' : undefined}>
          <span>{calar ? 'Arayan: ' : 'Görüşülüyor: '}</span>
          <b className="tnum">{numara(cagri.Telefon)}</b>
        </p>
        <button
          type="button"
          className={css.kapat}
          aria-label={`Çağrı kartını kapat: ${numara(cagri.Telefon)}`}
          disabled={kapat.isPending}
          onClick={() => kapat.mutate({ Id: cagri.Id })}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {cagri.Telefon !== '' && <Kim telefon={cagri.Telefon} />}
      <div className={css.eylem}>
        <Button onClick={ac} {...(ilk && { 'data-calan': true, 'aria-keyshortcuts': 'Alt+A' })}>
          Arayanı Aç
        </Button>
        {ilk && <span className={css.alt}>Alt + A</span>}
      </div>
    </li>
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
      <ul className={css.kartlar}>
        {cagrilar.map((c, i) => (
          <Kart key={c.Id} cagri={c} ilk={i === 0} />
        ))}
      </ul>
    </aside>
  );
}
