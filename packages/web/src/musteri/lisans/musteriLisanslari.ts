import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';

/** Most licences of one customer on the card. */
const EN_COK = 200;

/** The licences of a customer, as the card's header and its table show them. */
export const useMusteriLisanslari = (MusteriId: number) =>
  useEndpoint(oda.getLisansRapor, { MusteriId, adet: EN_COK }, { refetchOnMount: 'always' });
