// The customer's page of a quote: says that somebody has it before them. What only fetches addresses, as mail filters do,
// runs no script and says nothing.
'use strict';

void fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ eylem: 'goruldu' }), redirect: 'manual' });
