// The provider packages read the environment while they are imported, and some throw on a base URL that is set but
// empty. An empty setting counts as unset here too. This file must stay the first import of the module that imports
// those packages.
for (const [name, value] of Object.entries(process.env)) if (value?.trim() === '') delete process.env[name];
