"""The OpenAPI description, generated from the endpoints and their structures."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from asztal import __version__
from asztal.server.http import endpoints
from asztal.server.http.endpoints import Endpoint
from asztal.server.settings import Settings
from asztal.server.wire.messages import Problem

OTHERS = {
    "/metrics": ("What was counted and measured, for Prometheus.", "text/plain"),
    "/openapi.json": ("This description.", "application/json"),
}
"""What is answered besides the calls."""


@lru_cache
def description(settings: Settings) -> bytes:
    return msgspec.json.encode(describe(settings))


def describe(settings: Settings) -> dict[str, Any]:
    types = [Problem, *(one.answer for one in endpoints.ALL), *(one.body for one in endpoints.ALL if one.body is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {_key(type): schema for type, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for one in endpoints.ALL:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schema_of, settings.home)
    for path, (summary, kind) in OTHERS.items():
        paths[path] = {"get": {"summary": summary, "responses": {"200": {"description": "Done", "content": {kind: {}}}}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Asztal", "version": __version__, "description": "One table, many games. See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": settings.cookie}},
        },
    }


def _key(type: Any) -> str:
    return repr(type)


def _operation(one: Endpoint, schema_of: dict[str, Any], home: bool) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in _names(one.path)),
            *_query_parameters(one.query),
        ],
        "responses": {
            str(one.status): {"description": "Done", "content": {"application/json": {"schema": schema_of[_key(one.answer)]}}}
        },
    }
    statuses = {400, 429, 500, 503, *one.errors}
    if home:  # asked by a name that is none of this machine
        statuses.add(403)
    if one.needs_user:
        statuses.add(401)
        operation["security"] = [{"session": []}]
    if one.method != "GET":
        statuses |= {401, 403, 404, 409}
    if one.body is not None:
        statuses.add(413)
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[_key(one.body)]}},
        }
    problem = {"application/json": {"schema": schema_of[_key(Problem)]}}
    for status in sorted(statuses):
        operation["responses"][str(status)] = {"description": "Refused, with the reason", "content": problem}
    if one.etag:
        operation["responses"]["304"] = {"description": "Not changed since"}
    if one.path == "/health":
        operation["responses"]["503"] = {"description": "Not well", "content": operation["responses"]["200"]["content"]}
    return operation


def _names(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def _query_parameters(query: Any) -> list[dict[str, Any]]:
    _, components = msgspec.json.schema_components([query], ref_template="#/components/schemas/{name}")
    properties: dict[str, Any] = components[query.__name__].get("properties", {})
    required = components[query.__name__].get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _without_null(schema)}
        for name, schema in properties.items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query parameter is left out, never null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {key: value for key, value in schema.items() if key != "default"}
