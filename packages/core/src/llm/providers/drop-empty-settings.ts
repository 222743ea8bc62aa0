// The providers' packages read the environment while they are imported, and some throw on a base URL that is set and
// empty. Here too an empty setting counts as unset; this file must stay the first import of those packages' importer.
for (const [name, value] of Object.entries(process.env)) if (value?.trim() === '') delete process.env[name];
